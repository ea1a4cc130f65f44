//! A look at a file that changes nothing: no lock is taken, nothing is migrated, and no file is left
//! beside it.

use std::path::Path;

use sqlx::Connection as _;

use super::file::{self, Found};
use super::lock::{real, sole};
use super::migrate::{self, KNOWN};
use super::sql::census::places;
use super::sql::marks::is_unfinished;
use super::sql::served::owner_of;
use super::store::SqliteStore;
use crate::{Examination, Owner, Preview, StoreError};

impl SqliteStore {
    /// Looks at a file: its version, whether it is intact, where games are played.
    ///
    /// # Errors
    /// [`StoreError::Missing`], [`StoreError::NewerSchema`], [`StoreError::Corrupt`],
    /// [`StoreError::Foreign`], [`StoreError::Unfinished`], [`StoreError::File`] and database errors.
    pub async fn examine(path: &Path, most: u32) -> Result<Examination, StoreError> {
        let path = real(path);
        if path.is_dir() {
            let is_folder = std::io::ErrorKind::IsADirectory;
            return Err(StoreError::from_io(&path, is_folder.into()));
        }
        if !path.is_file() {
            return Err(StoreError::Missing(path));
        }
        sole(&path)?;
        let schema = match file::inspect(&path).await? {
            Found::Nothing => None,
            Found::Version(version) => Some(version),
        };
        let fault = |error| StoreError::from_sqlx(&path, error);
        let (mut found, mut whose) = (Vec::new(), Owner::Nobody);
        if schema == Some(KNOWN) {
            let mut conn = file::looking(&path).await.map_err(fault)?;
            if is_unfinished(&mut conn).await.map_err(fault)? {
                conn.close().await.map_err(fault)?;
                return Err(StoreError::Unfinished(path));
            }
            found = places(&mut conn, most).await.map_err(fault)?;
            whose = owner_of(&mut conn).await.map_err(fault)?;
            conn.close().await.map_err(fault)?;
        }
        Ok(Examination { schema, known: KNOWN, places: found, owner: whose, server: None })
    }

    /// Looks at whose games a file holds. Of one that cannot be read nothing is known; opening it says
    /// why.
    pub(crate) async fn preview(path: &Path) -> Preview {
        let path = real(path);
        if !path.is_file() {
            return Preview::NEW;
        }
        let looked = async {
            let mut conn = file::looking(&path).await?;
            let version = migrate::version(&mut conn).await;
            let seen = match version {
                Ok(Some(version)) => owner_of(&mut conn)
                    .await
                    .map(|whose| Preview { owner: whose, is_outdated: version < KNOWN }),
                Ok(None) => Ok(Preview::NEW),
                Err(error) => Err(error),
            };
            conn.close().await?;
            seen
        };
        looked.await.unwrap_or(Preview::NEW)
    }
}

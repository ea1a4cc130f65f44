//! The page: a chat in one HTML file that loads nothing from elsewhere.

use axum::http::{HeaderName, HeaderValue, header};
use axum::response::{Html, IntoResponse};

/// Style and script are inlined, so that the page is one file.
const PAGE: &str = concat!(
    include_str!("head.html"),
    "<style>",
    include_str!("page.css"),
    include_str!("places.css"),
    "</style>",
    include_str!("body.html"),
    "<script>",
    include_str!("text.js"),
    include_str!("parts.js"),
    include_str!("messages.js"),
    include_str!("composer.js"),
    include_str!("places.js"),
    include_str!("page.js"),
    "</script></body></html>\n"
);

/// `GET /`.
pub(crate) async fn page() -> impl IntoResponse {
    let policy = "default-src 'self'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; \
                  img-src 'self' data: http: https:; base-uri 'none'; form-action 'none'";
    let headers: [(HeaderName, HeaderValue); 2] = [
        (header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(policy)),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-store")),
    ];
    (headers, Html(PAGE))
}

/**
 * Own rows of a request's user that `resolver.open_requests` can read along with the opening, so that the most frequent
 * requests need no transaction for them. Each is a text; empty without rows.
 */
export type Alongside = 'articles-read' | 'module-progress'

/** What came along with one request's opening; null without rows, and for what the request does not need. */
export type AlongsideRows = Record<Alongside, string | null>

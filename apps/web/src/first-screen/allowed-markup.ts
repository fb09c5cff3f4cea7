/**
 * The tags of stored texts, exactly as the server's sanitizer writes them (`platform/base/html/clean-html.ts`); any other `<` is
 * a character of the text.
 */
const FOREIGN =
  /<(?!\/?(?:p|h2|h3|h4|strong|em|ul|ol|li)>|br>|\/a>|a href="https?:\/\/[^"<>\s/@?#]+(?:[/?#][^"<>\s]*)?" rel="noopener noreferrer nofollow" target="_blank">)/g

/**
 * A text has been sanitized when it was stored. The page sanitizes it once more, with the browser's own parser; here, without one,
 * nothing but known tags stays markup.
 */
export const allowedMarkup = (html: string): string => html.replace(FOREIGN, '&lt;')

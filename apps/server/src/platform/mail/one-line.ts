/**
 * For a header: a line break would begin another one, and a sign that turns the direction would reverse the
 * rest.
 * New names have neither; stored ones may.
 */
export const oneLine = (text: string): string =>
  text.replaceAll(/[\s\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim()

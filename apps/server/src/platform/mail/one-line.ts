/** A text for a header: stored names may have line breaks, or characters that change the direction of the rest. */
export const oneLine = (text: string): string =>
  text.replaceAll(/[\s\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim()

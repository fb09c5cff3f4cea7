const comparable = (title: string): string =>
  title
    .normalize('NFC')
    .toLocaleLowerCase('de')
    .replaceAll('\u00AD', '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Whether an element's title says what its page's title has just said: apart from case, spaces and punctuation. */
export const repeatsTitle = (title: string, pageTitle: string): boolean =>
  comparable(title) !== '' && comparable(title) === comparable(pageTitle)

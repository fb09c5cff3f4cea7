/** Addresses one per line, trimmed and lower-cased, without empty lines (specification, managers, section 5). */
export const addressesIn = (text: string): string[] =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim().toLowerCase())
    .filter((line) => line !== '')

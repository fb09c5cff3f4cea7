export const minutesText = (minutes: number): string => `${minutes} Min.`

/** The unit in full: screen readers would read an abbreviation as letters. */
export const spokenMinutes = (minutes: number): string => (minutes === 1 ? '1 Minute' : `${minutes} Minuten`)

type Length = { pageCount: number; readingMinutes: number }

/** '5 Seiten · 15 Min.', with each number on the same line as its unit. */
export const lengthText = ({ pageCount, readingMinutes }: Length): string => {
  const pages = `${pageCount}\u00a0${pageCount === 1 ? 'Seite' : 'Seiten'}`
  return pageCount === 0 ? pages : `${pages} · ${readingMinutes}\u00a0Min.`
}

const MEGABYTE = 1024 * 1024
const ONE_DECIMAL = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 })

type Facts = { fileName: string; sizeBytes: number; pageCount: number | null }

/** "PDF": the server gives every file the extension of its format. */
export const documentFormat = (fileName: string): string =>
  fileName.slice(fileName.lastIndexOf('.') + 1).toUpperCase()

const size = (bytes: number): string =>
  bytes < MEGABYTE
    ? `${Math.max(1, Math.round(bytes / 1024))} KB`
    : `${ONE_DECIMAL.format(bytes / MEGABYTE)} MB`

/** "PDF · 2 Seiten · 140 KB" */
export const documentFacts = ({ fileName, sizeBytes, pageCount }: Facts): string => {
  const pages = pageCount ? [`${pageCount} ${pageCount === 1 ? 'Seite' : 'Seiten'}`] : []
  return [documentFormat(fileName), ...pages, size(sizeBytes)].join(' · ')
}

const MEGABYTE = 1024 * 1024
const ONE_DECIMAL = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 })

/** "140 KB", "1,2 MB" */
export const sizeText = (bytes: number): string =>
  bytes < MEGABYTE
    ? `${Math.max(1, Math.round(bytes / 1024))} KB`
    : `${ONE_DECIMAL.format(bytes / MEGABYTE)} MB`

/** @returns seconds from now on, never negative; null when the header (RFC 9110, 10.2.3) is missing or malformed */
export const retryAfterSeconds = (header: string | undefined, nowMs: number): number | null => {
  if (header === undefined) return null
  if (/^\d{1,9}$/.test(header)) return Number(header)
  // Date.parse also takes other texts for dates.
  const date = /^[A-Z][a-z]{2}, \d{2} /.test(header) ? Date.parse(header) : Number.NaN
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - nowMs) / 1000))
}

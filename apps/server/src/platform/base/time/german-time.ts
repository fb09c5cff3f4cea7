const DAY_AND_TIME = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'long',
  timeStyle: 'short',
})

const TIME = new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', timeStyle: 'short' })

const MONTH = new Intl.DateTimeFormat('de-DE', { timeZone: 'UTC', month: 'long', year: 'numeric' })

const DAY = new Intl.DateTimeFormat('de-DE', { timeZone: 'UTC', dateStyle: 'long' })

/** "4. März 2026 um 10:00 Uhr", in Berlin. */
export const germanInstant = (at: Date): string => `${DAY_AND_TIME.format(at)} Uhr`

/** "4. März 2026" for `2026-03-04`. */
export const germanDay = (day: string): string => DAY.format(new Date(`${day}T00:00:00Z`))

/** "März 2026" for `2026-03`. */
export const germanMonth = (month: string): string => MONTH.format(new Date(`${month}-01T00:00:00Z`))

/** "10:00 Uhr", in Berlin. */
export const germanTime = (at: Date): string => `${TIME.format(at)} Uhr`

/** One entry as it is printed, in German. */
export type PrintedEntry = {
  /** "12:30 Uhr" */
  time: string
  meal: string | null
  description: string | null
  /** The smallest stored version of the picture. */
  picture: Uint8Array | null
}

/** The process that draws it gets nothing but these fields. */
export type PrintedDiary = {
  title: string
  /** "Wohlauf Ernährung · 1. März 2026 bis 7. März 2026" */
  subtitle: string
  /** The oldest first. */
  days: readonly { heading: string; entries: readonly PrintedEntry[] }[]
}

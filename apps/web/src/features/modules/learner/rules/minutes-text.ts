export const minutesText = (minutes: number): string => `${minutes} Min.`

/** Screen readers read an abbreviation as letters. */
export const spokenMinutes = (minutes: number): string => (minutes === 1 ? '1 Minute' : `${minutes} Minuten`)

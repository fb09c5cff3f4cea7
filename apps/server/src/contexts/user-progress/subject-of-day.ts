/** Begins with the day, so that a day's entries are a range of the ledger's key; `g` sorts after every id. */
export const subjectOf = (day: string, id: string): string => `${day} ${id}`
export const rangeOfDay = (day: string) => ({ first: `${day} `, last: `${day} g` })

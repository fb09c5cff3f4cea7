import { between } from 'drizzle-orm'
import { healthPointEntry } from './database/tables.ts'

/** Begins with the day, so that a day's entries are a range of the ledger's key; `g` sorts after every id. */
export const subjectOf = (day: string, id: string): string => `${day} ${id}`
export const isOfDay = (day: string) => between(healthPointEntry.subject, `${day} `, `${day} g`)

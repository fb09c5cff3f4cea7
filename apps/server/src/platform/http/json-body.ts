import { Refusal } from './refusal.ts'

const MAX_DEPTH = 32

/** A half of a pair alone: PostgreSQL would store another character without a word. */
const hasLoneSurrogate = (text: string) => !text.isWellFormed()

const check = (value: unknown, depth: number): unknown => {
  if (typeof value === 'string') {
    if (value.includes('\0') || hasLoneSurrogate(value)) throw new Refusal('not-readable')
    return value.normalize('NFC')
  }
  if (typeof value !== 'object' || value === null) return value
  if (depth >= MAX_DEPTH) throw new Refusal('not-readable')
  if (Array.isArray(value)) return value.map((entry) => check(entry, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => {
      if (key === '__proto__' || key.includes('\0')) throw new Refusal('not-readable')
      return [key, check(entry, depth + 1)]
    }),
  )
}

/**
 * Reads a JSON body as something the database can keep: no NUL, no half surrogates, one way of writing umlauts, not
 * nested without end. An empty body is an empty object.
 *
 * @throws Refusal `not-readable`
 */
export const readJsonBody = (text: string): unknown => {
  if (text === '') return {}
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    throw new Refusal('not-readable')
  }
  return check(parsed, 0)
}

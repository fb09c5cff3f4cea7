import { Refusal } from './refusal.ts'

const MAX_DEPTH = 32

/** A NUL, which PostgreSQL refuses, or a lone surrogate, for which it silently stores another character. */
const cannotBeKept = (text: string) => text.includes('\0') || !text.isWellFormed()

const utf8 = new TextDecoder('utf-8', { fatal: true })

const check = (value: unknown, depth: number): unknown => {
  if (typeof value === 'string') {
    if (cannotBeKept(value)) throw new Refusal('not-readable')
    return value.normalize('NFC')
  }
  if (typeof value !== 'object' || value === null) return value
  if (depth >= MAX_DEPTH) throw new Refusal('not-readable')
  if (Array.isArray(value)) return value.map((entry) => check(entry, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => {
      if (key === '__proto__' || cannotBeKept(key)) throw new Refusal('not-readable')
      return [key, check(entry, depth + 1)]
    }),
  )
}

/**
 * JSON from outside as values that the database can store: valid UTF-8, no NUL, no lone surrogates, composed
 * umlauts, limited nesting. Nothing at all, a body without bytes, is an empty object.
 * @throws Refusal `not-readable`
 */
export const readJson = (text: string | Buffer): unknown => {
  if (text.length === 0) return {}
  let parsed: unknown
  try {
    parsed = JSON.parse(typeof text === 'string' ? text : utf8.decode(text))
  } catch {
    throw new Refusal('not-readable')
  }
  return check(parsed, 0)
}

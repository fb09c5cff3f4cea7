import './german-errors.ts'
import { expect, test } from 'vitest'
import { InvitedAddresses, MAX_ADDRESSES } from './invited-addresses.ts'

const numbered = (count: number) => Array.from({ length: count }, (_, n) => `p${n}@firma.example`)

/** The message of the first broken rule: forms and the server show only that one. */
const messageOf = (texts: string[]) => InvitedAddresses.safeParse(texts).error?.issues[0]?.message ?? null

test.each([
  ['as many as may be invited at once', numbered(MAX_ADDRESSES), null],
  ['more', numbered(MAX_ADDRESSES + 1), 'Mehr als 1.000 Adressen auf einmal gehen nicht'],
])('%s', (_what, texts, message) => expect(messageOf(texts)).toBe(message))

import '../german-errors.ts'
import { expect, test } from 'vitest'
import { InvitedAddresses, MAX_ADDRESSES } from './invited-addresses.ts'

const numbered = (count: number) => Array.from({ length: count }, (_, n) => `p${n}@firma.example`)

/** The message of the first broken rule: forms and the server show only that one. */
const messageOf = (texts: string[]) => InvitedAddresses.safeParse(texts).error?.issues[0]?.message ?? null

test.each([
  ['as many as one call may invite', numbered(MAX_ADDRESSES), null],
  ['more', numbered(MAX_ADDRESSES + 1), 'Mehr als 1.000 Adressen auf einmal gehen nicht'],
  ['one twice', ['a@firma.example', ' A@Firma.example '], 'Mindestens eine E-Mail Adresse kommt doppelt vor'],
  [
    'one twice, composed and not',
    ['zo\u00e9@firma.example', 'zoe\u0301@firma.example'],
    'Mindestens eine E-Mail Adresse kommt doppelt vor',
  ],
  ['one that is not valid', ['a@firma.example', 'foo'], 'Mindestens eine E-Mail Adresse ist nicht gültig'],
  ['one that is not valid, twice', ['foo', ' Foo'], 'Mindestens eine E-Mail Adresse kommt doppelt vor'],
])('%s', (_what, texts, message) => expect(messageOf(texts)).toBe(message))

import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import './german-errors.ts'
import { PhoneNumber } from '../support/support.ts'
import { LISTS, MAX_RICH_TEXT_BYTES } from './rich-text.ts'
import { NewPassword } from './values.ts'
import { writtenRichText } from './written-rich-text.ts'

const required = 'Dieses Feld muss gefüllt sein'
const noPhone = 'Dies ist keine gültige Telefonnummer'
const tooShort = 'Der Wert muss mindestens 8 Zeichen lang sein'

/** The parsed value, or all messages about it. */
const read = (schema: z.ZodMiniType, value: unknown) => {
  const result = schema.safeParse(value)
  return result.success ? { is: result.data } : { says: result.error.issues.map(({ message }) => message) }
}

const full = 'ä'.repeat(MAX_RICH_TEXT_BYTES / 2)

describe.each<[string, z.ZodMiniType, [unknown, object][]]>([
  [
    'a telephone number',
    PhoneNumber,
    [
      [' 0221 123456 ', { is: '0221 123456' }],
      ['+49 (0)221/12-34.56', { is: '+49 (0)221/12-34.56' }],
      ['123456', { is: '123456' }],
      ['12345678901234567890', { is: '12345678901234567890' }],
      [`1 2 3 4 5 6${' '.repeat(28)}7`, { is: `1 2 3 4 5 6${' '.repeat(28)}7` }],
      [`1 2 3 4 5 6${' '.repeat(29)}7`, { says: [noPhone] }],
      ['12345', { says: [noPhone] }],
      ['12-34 5', { says: [noPhone] }],
      ['123456789012345678901', { says: [noPhone] }],
      ['Tel. 123456', { says: [noPhone] }],
      ['123456 mobil', { says: [noPhone] }],
      ['++123456', { says: [noPhone] }],
      ['123+456', { says: [noPhone] }],
      ['abcdefgh', { says: [noPhone] }],
      ['Zentrale', { says: [noPhone] }],
    ],
  ],
  [
    'a new password',
    NewPassword,
    [
      ['x7#kQ2pL', { is: 'x7#kQ2pL' }],
      ['🍎🍐🍊🍋🍌🍉🍇🍓', { is: '🍎🍐🍊🍋🍌🍉🍇🍓' }],
      ['🍎🍐🍊🍋🍌🍉🍇', { says: [tooShort] }],
      ['x7#kQ2p', { says: [tooShort] }],
      ['', { says: [required, tooShort] }],
      ['x'.repeat(128), { is: 'x'.repeat(128) }],
      ['x'.repeat(129), { says: ['Der Wert darf höchstens 128 Zeichen lang sein'] }],
    ],
  ],
  [
    'a text of an editor',
    writtenRichText(LISTS),
    [
      ['<p>Hallo</p>', { is: '<p>Hallo</p>' }],
      ['<p> &nbsp;</p>', { says: [required] }],
      [' '.repeat(MAX_RICH_TEXT_BYTES + 1), { says: [required] }],
      [full, { is: full }],
      [`${full}a`, { says: ['Der Text ist zu lang'] }],
    ],
  ],
])('%s', (_, schema, rows) => {
  test.each(rows)('%j: %j', (value, expected) => expect(read(schema, value)).toEqual(expected))
})

import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import './german-errors.ts'

test.each<[string, z.ZodMiniType, unknown, string]>([
  ['missing', z.string(), undefined, 'Dieses Feld muss gefüllt sein'],
  ['null', z.number(), null, 'Dieses Feld muss gefüllt sein'],
  ['of another type', z.boolean(), 'true', 'Der Wert ist nicht gültig'],
  ['empty', z.string().check(z.minLength(1)), '', 'Dieses Feld muss gefüllt sein'],
  ['too short', z.string().check(z.minLength(3)), 'Hm', 'Der Wert muss mindestens 3 Zeichen lang sein'],
  ['empty instead of short', z.string().check(z.minLength(3)), '', 'Dieses Feld muss gefüllt sein'],
  [
    'one character too long',
    z.string().check(z.maxLength(3)),
    'vier',
    'Der Wert darf höchstens 3 Zeichen lang sein',
  ],
  ['below the minimum', z.number().check(z.gte(1)), 0, 'Die Zahl muss mindestens 1 sein'],
  ['below the minimum of a whole number', z.int().check(z.gte(5)), 4, 'Die Zahl muss mindestens 5 sein'],
  ['above the maximum', z.number().check(z.lte(1000)), 1001, 'Die Zahl darf höchstens 1.000 sein'],
  ['not whole', z.int(), 1.5, 'Die Zahl darf keine Nachkommastellen haben'],
  ['text instead of a number', z.number(), '1.5', 'Der Wert muss eine gültige Zahl sein'],
  ['text instead of a whole number', z.int(), 'zwei', 'Der Wert muss eine gültige Zahl sein'],
  ['not a number at all', z.int(), Number.NaN, 'Der Wert muss eine gültige Zahl sein'],
  ['beyond all numbers', z.int(), Number.POSITIVE_INFINITY, 'Der Wert muss eine gültige Zahl sein'],
  ['longer than numbers can be', z.int().check(z.lte(5)), 1e20, 'Der Wert muss eine gültige Zahl sein'],
  ['a number left empty', z.number(), '', 'Dieses Feld muss gefüllt sein'],
  ['a whole number left empty', z.int(), '', 'Dieses Feld muss gefüllt sein'],
  ['a missing number', z.int(), undefined, 'Dieses Feld muss gefüllt sein'],
  ['no option', z.array(z.int()).check(z.minLength(1)), [], 'Es muss mindestens 1 Option ausgewählt werden'],
  [
    'too few options',
    z.array(z.int()).check(z.minLength(2)),
    [1],
    'Es müssen mindestens 2 Optionen ausgewählt werden',
  ],
  [
    'more than one option',
    z.array(z.int()).check(z.maxLength(1)),
    [1, 2],
    'Es kann maximal 1 Option ausgewählt werden',
  ],
  [
    'too many options',
    z.array(z.int()).check(z.maxLength(2)),
    [1, 2, 3],
    'Es können maximal 2 Optionen ausgewählt werden',
  ],
  ['none of the options', z.enum(['A', 'B']), 'C', 'Der Wert ist nicht gültig'],
  ['a selection left open', z.enum(['A', 'B']), '', 'Dieses Feld muss gefüllt sein'],
  ['a missing selection', z.enum(['A', 'B']), undefined, 'Dieses Feld muss gefüllt sein'],
  ['a missing choice of one', z.literal('A'), null, 'Dieses Feld muss gefüllt sein'],
  ['no date', z.iso.date(), 'gestern', 'Der Wert ist nicht gültig'],
  ['with a message of its schema', z.string().check(z.minLength(1, 'Sag es selbst')), '', 'Sag es selbst'],
])('a value that is %s gets its German message', (_, schema, value, sentence) => {
  expect(schema.safeParse(value).error?.issues[0]?.message).toBe(sentence)
})

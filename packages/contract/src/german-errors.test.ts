import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import './german-errors.ts'

test.each<[string, z.ZodMiniType, unknown, string]>([
  ['missing', z.string(), undefined, 'Dieses Feld muss gefüllt sein'],
  ['null', z.number(), null, 'Dieses Feld muss gefüllt sein'],
  ['of another type', z.boolean(), 'true', 'Der Wert ist nicht gültig'],
  ['empty', z.string().check(z.minLength(1)), '', 'Dieses Feld muss gefüllt sein'],
  [
    'one sign too long',
    z.string().check(z.maxLength(3)),
    'vier',
    'Der Wert darf höchstens 3 Zeichen lang sein',
  ],
  ['below the least number', z.number().check(z.gte(1)), 0, 'Die Zahl muss mindestens 1 sein'],
  ['below the least whole number', z.int().check(z.gte(5)), 4, 'Die Zahl muss mindestens 5 sein'],
  ['above the greatest number', z.number().check(z.lte(10)), 11, 'Der Wert ist nicht gültig'],
  ['not whole', z.int(), 1.5, 'Der Wert ist nicht gültig'],
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
  ['none of the words', z.enum(['A', 'B']), 'C', 'Der Wert ist nicht gültig'],
  ['no date', z.iso.date(), 'gestern', 'Der Wert ist nicht gültig'],
  ['worded by its schema', z.string().check(z.minLength(1, 'Sag es selbst')), '', 'Sag es selbst'],
])('a value that is %s gets its German sentence', (_, schema, value, sentence) => {
  expect(schema.safeParse(value).error?.issues[0]?.message).toBe(sentence)
})

import { GARBAGE_VALUES } from '../../apps/server/src/conformance/requests/garbage.ts'
import type { Random } from '../random.ts'

const CHARACTERS = [
  '\0',
  '\ud800',
  '\udfff',
  '\u202e',
  '\ufeff',
  '\u2028',
  '"',
  '\\',
  "'",
  '%',
  '<',
  '{',
  '😀',
  'ß',
  '\x7f',
  '\x1b',
  ' ',
  'a',
]

/** Property names with a meaning in JavaScript. */
export const PROTOTYPE_NAMES = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '__defineGetter__',
  'valueOf',
  'then',
  'toJSON',
  'length',
]

const text = ({ below, pick }: Random): string =>
  Array.from({ length: below(40) }, () => pick(CHARACTERS)).join('')

/** A random value of any type, nested up to six levels. */
export const anyValue = (random: Random, level = 0): unknown => {
  const { below, pick, chance, next } = random
  if (chance(0.3)) return pick(GARBAGE_VALUES)
  if (chance(0.3)) return text(random)
  if (level > 5 || chance(0.3))
    return pick([next() * 1e20, -below(2 ** 31), 1e-320, 2 ** 64, below(2) === 1, null])
  if (chance(0.5)) return Array.from({ length: below(6) }, () => anyValue(random, level + 1))
  return Object.fromEntries(
    Array.from({ length: below(5) }, () => [
      chance(0.3) ? pick(PROTOTYPE_NAMES) : text(random),
      anyValue(random, level + 1),
    ]),
  )
}

/** JSON that no serializer writes: duplicate names, prototypes, huge numbers, lone surrogates. */
export const oddJson = (random: Random, field: string): string =>
  random.pick([
    () => `{"${field}":1e${'9'.repeat(random.below(400))}}`,
    () => `{"${field}":${'9'.repeat(1 + random.below(50_000))}}`,
    () => `{"${field}":-0.${'0'.repeat(random.below(5000))}1}`,
    () => `{"${field}":"\\ud8${random.below(99).toString().padStart(2, '0')}"}`,
    () => `{"${field}":"a","${field}":{"${random.pick(PROTOTYPE_NAMES)}":1}}`,
    () => `{"${random.pick(PROTOTYPE_NAMES)}":{"${field}":"x"}}`,
    () => `{"${field}":{"${random.pick(PROTOTYPE_NAMES)}":{"isAdmin":true}}}`,
    () => `{"\\u005f\\u005fproto\\u005f\\u005f":{"${field}":1}}`,
    () => `${'{"a":'.repeat(1 + random.below(3000))}1${'}'.repeat(random.below(3000))}`,
    () => `{"${field}":${'['.repeat(1 + random.below(20_000))}${']'.repeat(random.below(20_000))}}`,
    () => `{${Array.from({ length: random.below(5000) }, (_, at) => `"k${at}":${at}`).join(',')}}`,
    () => `{"${field}":"${'\\u0000'.repeat(1 + random.below(20))}"}`,
    () => `\ufeff{"${field}":1}`,
    () => `{"${field}":1}${random.pick(['x', '}', ',', '\0', '//', '{}'])}`,
    () => `{'${field}':1}`,
    () =>
      `{"${field}":${random.pick(['undefined', 'NaN', 'Infinity', '0x10', '01', '.5', '1.', '+1', 'tru', "'a'"])}}`,
  ])()

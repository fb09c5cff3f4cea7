import { expect, test } from 'vitest'
import { tipName } from './tip-name.ts'

test.each([
  ['War es Hunger?', 'War es Hunger?'],
  ['x'.repeat(50), 'x'.repeat(50)],
  [
    'Eine Portion Gemüse ist so viel, wie in deine Hand passt.',
    'Eine Portion Gemüse ist so viel, wie in deine …',
  ],
  ['x'.repeat(255), `${'x'.repeat(50)} …`],
])('%s is named %s', (description, name) => expect(tipName(description)).toBe(name))

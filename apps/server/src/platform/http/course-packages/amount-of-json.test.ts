import { expect, test } from 'vitest'
import { amountOfJson } from './amount-of-json.ts'

test.each([
  ['7', { values: 0, depth: 0 }],
  ['[1,2,3]', { values: 4, depth: 1 }],
  ['{"a":[1,2],"b":{}}', { values: 8, depth: 2 }],
  [`["[[[[,,", "\\"[[[[", "\\\\"]`, { values: 4, depth: 1 }],
  ['[[[]],[]]', { values: 9, depth: 3 }],
])('%s', (json, amount) => {
  expect(amountOfJson(Buffer.from(json))).toEqual(amount)
})

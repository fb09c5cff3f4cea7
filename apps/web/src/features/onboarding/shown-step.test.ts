import { expect, test } from 'vitest'
import { shownStep } from './shown-step.ts'

test.each([
  ['the introduction begins at its first step', undefined, 1, { index: 0, seenCount: 1 }],
  ['a step reached by "Weiter" is shown and counts', 3, 3, { index: 2, seenCount: 3 }],
  ['an earlier step keeps the number of seen ones', 2, 4, { index: 1, seenCount: 4 }],
  ['the address alone leads no further and counts nothing', 5, 1, { index: 0, seenCount: 1 }],
  ['an address beyond the last step', 17, 17, { index: 4, seenCount: 5 }],
  ['an address that is not a step', 'quatsch', 3, { index: 0, seenCount: 3 }],
  ['a step before the first', -2, 3, { index: 0, seenCount: 3 }],
])('%s', (_name, address, seenCount, step) =>
  expect(shownStep({ count: 5, address, seenCount })).toEqual(step),
)

import { expect, test } from 'vitest'
import { mergeHeld } from './hand-over.ts'

test.each([
  ['a new one', '', 'Mein Text', '', 'Mein Text'],
  ['a new one with a draft', '', 'Mein Text', 'Angefangen', 'Angefangen Mein Text'],
  ['a change at the end', 'Ein Tex', 'Ein Text', 'Ein Tex', 'Ein Text'],
  ['a change in the middle', 'Ein Tet', 'Ein Text', 'Ein Tet', 'Ein Text'],
  ['a change at the end with a draft', 'Ein Tex', 'Ein Text', 'Mein Tex', 'Mein Text'],
  ['a change in the middle with a draft', 'Ein Tet', 'Ein Text', 'Umbenannt', 'Umbenannt Ein Text'],
  ['nothing typed', 'Ein Text', 'Ein Text', 'Umbenannt', 'Umbenannt'],
  ['a key to the next field', '', 'Mein Film\t7697', '', 'Mein Film'],
])('%s', (_, base, heldText, current, merged) => {
  expect(mergeHeld(base, heldText, current)).toBe(merged)
})

import { expect, test } from 'vitest'
import { replaceExactly } from './edits.ts'

test('an edit replaces its text as often as required', () => {
  expect(replaceExactly('one two one', 'one', '1', 2)).toBe('1 two 1')
})

test('an edit that no longer fits its template fails and names the missing text', () => {
  expect(() => replaceExactly('another text', 'allowBackup', '')).toThrow('0 times, not 1: allowBackup')
  expect(() => replaceExactly('one two one', 'one', '1')).toThrow('2 times, not 1: one')
})

import { expect, test } from 'vitest'
import { followOwnHost } from './follow-own-host.ts'

test.each<[string, string[], own: string, typed: string, expected: string[] | null]>([
  ['the first letter', [], '', 'a', ['a']],
  ['nothing yet', [], '', '', null],
  ['a correction', ['a.firma.de'], 'a.firma.de', 'b.firma.de', ['b.firma.de']],
  ['a correction beside others', ['x.de', 'a.de', 'y.de'], 'a.de', 'b.de', ['x.de', 'b.de', 'y.de']],
  ['the last letter that is deleted', ['a'], 'a', '', []],
  ['the same beside others', ['x.de', 'a'], 'a', '', ['x.de']],
  ['a list written before', ['x.de'], '', 'a.de', null],
  ['a list without it', ['x.de'], 'a.de', 'b.de', null],
  ['another entry on the way to a longer host', ['a.d', 'a.de'], 'a.d', 'a.de', ['a.de', 'a.de']],
])('%s', (_case, allowed, own, typedHost, expected) => {
  expect(followOwnHost(allowed, own, typedHost)).toEqual(expected)
})

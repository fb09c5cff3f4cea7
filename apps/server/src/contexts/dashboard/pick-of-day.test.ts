import { expect, test } from 'vitest'
import { pickOfDay } from './pick-of-day.ts'

const ITEMS = Array.from({ length: 12 }, (_, index) => ({ id: `item-${index}` }))
const pick = (items = ITEMS, userId = 'petra', day = '2026-03-04') =>
  pickOfDay(items, ({ id }) => id, { userId, day }).map(({ id }) => id)

test('picks three, the same all day, for any order of the items', () => {
  expect(new Set(pick()).size).toBe(3)
  expect(pick(ITEMS.toReversed())).toEqual(pick())
})

test('picks others on other days and for other users', () => {
  const days = Array.from({ length: 28 }, (_, day) => `2026-02-${String(day + 1).padStart(2, '0')}`)
  const ofDays = days.flatMap((day) => pick(ITEMS, 'petra', day))
  expect(new Set(ofDays).size).toBe(ITEMS.length)
  const ofUsers = days.flatMap((user) => pick(ITEMS, user))
  expect(new Set(ofUsers).size).toBe(ITEMS.length)
})

test('an item that is added takes the place of one at most', () => {
  const before = pick()
  const after = pick([...ITEMS, { id: 'another' }])
  expect(after.filter((id) => before.includes(id)).length).toBeGreaterThanOrEqual(2)
})

test('picks all of a few items, and nothing from an empty list', () => {
  expect(pick(ITEMS.slice(0, 2)).toSorted()).toEqual(['item-0', 'item-1'])
  expect(pick([])).toEqual([])
})

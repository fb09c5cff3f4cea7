import { LEVELS } from '@wohlauf/contract/user-progress/user-progress'
import { describe, expect, test } from 'vitest'
import { levelOf } from './level.ts'

const ROWS = [
  { level: 0, name: 'Start', from: 0, next: 100 },
  { level: 1, name: 'Erster Schritt', from: 100, next: 250 },
  { level: 2, name: 'Aufbruch', from: 250, next: 450 },
  { level: 3, name: 'In Schwung', from: 450, next: 700 },
  { level: 4, name: 'Auf Kurs', from: 700, next: 1000 },
  { level: 5, name: 'Halbzeit', from: 1000, next: 1400 },
  { level: 6, name: 'Routine', from: 1400, next: 1900 },
  { level: 7, name: 'Ausdauer', from: 1900, next: 2500 },
  { level: 8, name: 'Gipfelblick', from: 2500, next: 3200 },
  { level: 9, name: 'Gesundheitsprofi', from: 3200, next: 3200 },
]

test('there are ten levels', () => expect(LEVELS.length).toBe(ROWS.length))

describe.each(ROWS)('level $level, $name', ({ level, name, from, next }) => {
  const expected = {
    level,
    levelName: name,
    necessaryHealthPointsOfCurrentLevel: from,
    necessaryHealthPointsOfNextLevel: next,
  }

  test(`begins at ${from} points, not one earlier`, () => {
    expect(levelOf(from)).toEqual(expected)
    if (level > 0) expect(levelOf(from - 1).level).toBe(level - 1)
  })

  test('lasts until one point before the next', () =>
    expect(levelOf(level === 9 ? 1_000_000 : next - 1)).toEqual(expected))
})

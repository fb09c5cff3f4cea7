import { LEVELS } from '@wohlauf/contract/user-progress/user-progress'
import { expect, test } from 'vitest'
import { wayToNextLevel } from './way-to-next-level.ts'

const at = (healthPoints: number, level: number) =>
  wayToNextLevel({
    healthPoints,
    level,
    necessaryHealthPointsOfCurrentLevel: LEVELS[level]?.threshold ?? 0,
    necessaryHealthPointsOfNextLevel: (LEVELS[level + 1] ?? LEVELS[level])?.threshold ?? 0,
  })

test.each([
  ['the very beginning', 0, 0, 0, 'Noch 100 Punkte bis „Erster Schritt“'],
  ['one point is missing', 99, 0, 99, 'Noch 1 Punkt bis „Erster Schritt“'],
  ['a level that was just reached', 450, 3, 0, 'Noch 250 Punkte bis „Auf Kurs“'],
  ['in the middle', 615, 3, 66, 'Noch 85 Punkte bis „Auf Kurs“'],
  ['just before the highest', 2500, 8, 0, 'Noch 700 Punkte bis „Gesundheitsprofi“'],
  ['the highest', 3200, 9, 100, 'Du hast das höchste Level erreicht.'],
  ['beyond the highest', 12_000, 9, 100, 'Du hast das höchste Level erreicht.'],
])('%s', (_name, points, level, percent, text) => {
  expect(at(points, level)).toEqual({ percent, text })
})

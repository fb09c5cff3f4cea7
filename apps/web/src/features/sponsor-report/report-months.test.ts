import type { ReportMonth } from '@wohlauf/contract/sponsor-report/sponsor-report'
import { expect, test } from 'vitest'
import { describeMonths, figureText, shownMonths } from './report-months.ts'

const figures = { registered: 60, active: 30, completed: null }
const month = (name: string): ReportMonth => ({ month: name, ...figures })

test('months are named, and those that were not collected stand between the others', () => {
  const months = shownMonths([month('2025-11'), month('2026-02')])
  expect(months.map(({ label, short, isCollected }) => [label, short, isCollected])).toEqual([
    ['November 2025', '11.25', true],
    ['Dezember 2025', '12.25', false],
    ['Januar 2026', '01.26', false],
    ['Februar 2026', '02.26', true],
  ])
  expect(shownMonths([])).toEqual([])
})

test('a withheld figure and one that was not collected are told apart', () => {
  const [first, gap] = shownMonths([month('2025-11'), month('2026-01')])
  expect(first && [figureText(first, 'active'), figureText(first, 'completed')]).toEqual([
    '30',
    'Zu wenige Personen',
  ])
  expect(gap && figureText(gap, 'active')).toBe('Nicht erhoben')
})

test('the chart is described by its first and last month', () => {
  expect(describeMonths(shownMonths([month('2025-12'), month('2026-01')]))).toBe(
    'Verlauf von Dezember 2025 bis Januar 2026. Im ersten Monat Registriert: 60, Lernaktiv: 30, Modul abgeschlossen: Zu wenige Personen. Im letzten Monat Registriert: 60, Lernaktiv: 30, Modul abgeschlossen: Zu wenige Personen.',
  )
  expect(describeMonths([])).toBe('')
})

import { monthAfter } from '@wohlauf/contract/rules/calendar-days'
import type { ReportMonth } from '@wohlauf/contract/sponsor-report/sponsor-report'
import { germanMonth } from '../../ui/time/berlin-time.ts'

export const FIGURES = [
  { key: 'registered', label: 'Registriert' },
  { key: 'active', label: 'Lernaktiv' },
  { key: 'completed', label: 'Modul abgeschlossen' },
] as const

const TOO_FEW = 'Zu wenige Personen'
const NOT_COLLECTED = 'Nicht erhoben'

export type ShownMonth = ReportMonth & {
  /** "November 2026". */
  label: string
  /** A short label for the chart: "11.26". */
  short: string
  /** False for a month without figures between others. */
  isCollected: boolean
}

const withNames = (source: ReportMonth, isCollected: boolean): ShownMonth => {
  const [year = '', month = ''] = source.month.split('-')
  return {
    ...source,
    label: germanMonth(`${source.month}-15T12:00:00Z`),
    short: `${month}.${year.slice(2)}`,
    isCollected,
  }
}

/** The months, oldest first, including those in between that were not collected. */
export const shownMonths = (months: readonly ReportMonth[]): ShownMonth[] => {
  const byMonth = new Map(months.map((each) => [each.month, each]))
  const last = months.at(-1)?.month ?? ''
  const rows: ShownMonth[] = []
  for (let month = months[0]?.month; month && month <= last; month = monthAfter(month)) {
    const figures = byMonth.get(month)
    const nothing = { month, registered: null, active: null, completed: null }
    rows.push(withNames(figures ?? nothing, figures !== undefined))
  }
  return rows
}

type FigureKey = (typeof FIGURES)[number]['key']

export const figureText = (month: ShownMonth, key: FigureKey): string =>
  month.isCollected ? String(month[key] ?? TOO_FEW) : NOT_COLLECTED

const sentenceOf = (month: ShownMonth): string =>
  FIGURES.map(({ key, label }) => `${label}: ${figureText(month, key)}`).join(', ')

/** Describes the chart for readers who cannot see it. */
export const describeMonths = (months: readonly ShownMonth[]): string => {
  const [first] = months
  const last = months.at(-1)
  if (!first || !last) return ''
  return `Verlauf von ${first.label} bis ${last.label}. Im ersten Monat ${sentenceOf(first)}. Im letzten Monat ${sentenceOf(last)}.`
}

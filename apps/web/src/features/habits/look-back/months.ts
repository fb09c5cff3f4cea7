import type { HabitDayState } from '@wohlauf/contract/habits/habits'

/** A month is `YYYY-MM`, a day `YYYY-MM-DD`. */
const MONTH_NAME = new Intl.DateTimeFormat('de-DE', { timeZone: 'UTC', month: 'long', year: 'numeric' })

const dateOf = (month: string): Date => new Date(`${month}-01T00:00:00Z`)

/** "November 2026". */
export const nameOfMonth = (month: string): string => MONTH_NAME.format(dateOf(month))

export const addMonths = (month: string, count: number): string => {
  const date = dateOf(month)
  date.setUTCMonth(date.getUTCMonth() + count)
  return date.toISOString().slice(0, 7)
}

/** How many days of a week that begins with Monday lie before the month's first day. */
const daysBefore = (month: string): number => (dateOf(month).getUTCDay() + 6) % 7

/** The days in weeks from Monday to Sunday; null beside the month's own days. */
export const weeksOf = <Day>(month: string, days: readonly Day[]): (Day | null)[][] => {
  const cells = [...Array.from({ length: daysBefore(month) }, () => null), ...days]
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_none, week) =>
    Array.from({ length: 7 }, (_day, index) => cells[week * 7 + index] ?? null),
  )
}

export const NAMES_OF_STATES: Record<Exclude<HabitDayState, 'FREE'>, string> = {
  DONE: 'erledigt',
  PLANNED: 'geplant',
  PAUSED: 'pausiert',
}

const count = (days: number): string => `${days} ${days === 1 ? 'Tag' : 'Tage'}`

/** The calendar in one sentence, for example "8 Tage erledigt, 4 Tage geplant." */
export const summaryOf = (days: readonly { state: HabitDayState }[]): string => {
  const parts = (['DONE', 'PLANNED', 'PAUSED'] as const)
    .map((state) => ({ state, number: days.filter((day) => day.state === state).length }))
    .filter(({ number }) => number > 0)
    .map(({ state, number }) => `${count(number)} ${NAMES_OF_STATES[state]}`)
  return parts.length > 0 ? `${parts.join(', ')}.` : 'In diesem Monat ist nichts geplant.'
}

/** An old month in one sentence: its single days are not stored any more. */
export const summaryOfOldMonth = ({ done, planned }: { done: number; planned: number }): string =>
  planned > 0 ? `An ${done} von ${planned} geplanten Tagen erledigt.` : 'In diesem Monat war nichts geplant.'

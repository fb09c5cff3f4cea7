import type { Dashboard } from '@wohlauf/contract/dashboard/dashboard'
import type { HabitIntent } from '@wohlauf/contract/habits/habits'

/** A day's tasks: the planned habits, and one page of a module. The diary is optional and does not count. */
export type Today = { planned: number; open: number }

/** False for a day for which nothing is planned. */
export const isDone = (today: Today | null): boolean =>
  today !== null && today.planned > 0 && today.open === 0

type Answers = {
  intents: readonly Pick<HabitIntent, 'today'>[]
  dashboard: Pick<Dashboard, 'activeModule' | 'hasReadToday'>
}

export const openToday = ({ intents, dashboard: { activeModule, hasReadToday } }: Answers): Today => {
  const countOf = (state: 'PLANNED' | 'DONE') => intents.filter(({ today }) => today.state === state).length
  const hasPage = activeModule !== null && activeModule.pageCount > 0
  const open = countOf('PLANNED') + (hasPage && !hasReadToday ? 1 : 0)
  return { planned: open + countOf('DONE') + (hasReadToday ? 1 : 0), open }
}

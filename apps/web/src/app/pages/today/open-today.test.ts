import type { HabitDayState } from '@wohlauf/contract/habits/habits'
import { expect, test } from 'vitest'
import { openToday } from './open-today.ts'

const image = { url: '/x.webp', hash: '', aspectRatio: 1, alternativeText: '', widths: [] }
const module = { moduleId: 'm', title: 'Modul', image, completionPercentage: 0, pageCount: 3, nextPage: null }
const habits = (...states: HabitDayState[]) =>
  states.map((state) => ({ today: { date: '2026-03-04', state } }))

test.each([
  ['nothing is planned', habits('FREE', 'PAUSED'), null, false, { planned: 0, open: 0 }],
  ['a page is open', [], module, false, { planned: 1, open: 1 }],
  ['a page was read, and more are left', [], module, true, { planned: 1, open: 0 }],
  ['the last page was read', [], null, true, { planned: 1, open: 0 }],
  ['a module has no pages', [], { ...module, pageCount: 0 }, false, { planned: 0, open: 0 }],
  ['one of two habits is done', habits('DONE', 'PLANNED'), module, true, { planned: 3, open: 1 }],
  ['habits and page are open', habits('PLANNED', 'PLANNED'), module, false, { planned: 3, open: 3 }],
  ['all is done', habits('DONE', 'DONE', 'FREE'), module, true, { planned: 3, open: 0 }],
])('when %s', (_what, intents, activeModule, hasReadToday, expected) => {
  expect(openToday({ intents, dashboard: { activeModule, hasReadToday } })).toEqual(expected)
})

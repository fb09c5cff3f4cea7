import { getHabitIntents, getHabitLookBack, type HabitDayState } from '@wohlauf/contract/habits/habits'
import type { OutputOf } from '@wohlauf/contract/operation'
import { addDays } from '@wohlauf/contract/rules/calendar-days'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../testing/accessible.ts'
import { openScreen } from '../../../testing/open-screen.tsx'
import { sampleHabit } from '../../../testing/sample-habits.ts'
import { sampleUser } from '../../../testing/samples.ts'
import { expect, test } from '../../../testing/test.ts'

const walk = sampleHabit(1, { title: 'Ein Spaziergang' })

type States = Readonly<Record<string, HabitDayState>>

const daysOf = (month: string, count: number, states: States) =>
  Array.from({ length: count }, (_none, index) => {
    const date = addDays(`${month}-01`, index)
    return { date, state: states[date] ?? ('FREE' as const) }
  })

const march: OutputOf<typeof getHabitLookBack> = {
  today: '2031-03-05',
  startedOn: '2031-02-10',
  thisWeek: { done: 2, planned: 3 },
  lastFourWeeks: { done: 8, planned: 12 },
  runtimePercentage: 40,
  month: '2031-03',
  days: daysOf('2031-03', 31, {
    '2031-03-03': 'DONE',
    '2031-03-04': 'PAUSED',
    '2031-03-05': 'PLANNED',
    '2031-03-10': 'PLANNED',
  }),
  shareOfOldMonth: null,
}
const february = { ...march, month: '2031-02', days: daysOf('2031-02', 28, { '2031-02-10': 'DONE' }) }

const dialog = () => page.getByRole('dialog', { name: 'Ein Spaziergang' })
const month = (name: string) => dialog().getByRole('heading', { name })
const lookBack = () => page.getByRole('button', { name: 'Rückblick: Ein Spaziergang' })
const openLookBack = async () => {
  await page.getByRole('button', { name: 'Ein Spaziergang', exact: true }).click()
  await lookBack().click()
}
const cell = (name: string) => dialog().getByRole('cell', { name, exact: true })

test('shows the week, four weeks, the way to the minimum runtime, and the days of the month', async ({
  server,
}) => {
  server.on(getHabitIntents, [walk])
  server.on(getHabitLookBack, march)
  await openScreen({ server, path: '/gewohnheiten', user: sampleUser() })
  await openLookBack()
  await expect.element(dialog().getByText('Diese Woche 2 von 3')).toBeVisible()
  await expect.element(dialog().getByText('In den letzten 4 Wochen 8 von 12 geplanten Tagen')).toBeVisible()
  await expect
    .element(dialog().getByRole('progressbar', { name: 'Mindestlaufzeit' }))
    .toHaveAttribute('aria-valuenow', '40')
  await expect.element(dialog().getByText('3 Wochen dabei: das ist am 26.03.2031.')).toBeVisible()
  await expect.element(month('März 2031')).toBeVisible()
  await expect.element(dialog().getByText('1 Tag erledigt, 2 Tage geplant, 1 Tag pausiert.')).toBeVisible()
  await expect.element(cell('3, erledigt')).toBeVisible()
  await expect.element(cell('4, pausiert')).toBeVisible()
  await expect.element(cell('5, geplant')).toHaveAttribute('aria-current', 'date')
  await expect.element(cell('6')).toBeVisible()
  await expectAccessible()
})

test('goes back to the month of the start, and no further than this month', async ({ server }) => {
  server.on(getHabitIntents, [walk])
  server.on(getHabitLookBack, (input) => (input.month === '2031-02' ? february : march))
  await openScreen({ server, path: '/gewohnheiten', user: sampleUser() })
  await openLookBack()
  const earlier = dialog().getByRole('button', { name: 'Vorheriger Monat' })
  const later = dialog().getByRole('button', { name: 'Nächster Monat' })
  await expect.element(later).toHaveAttribute('aria-disabled', 'true')
  await earlier.click()
  await expect.element(month('Februar 2031')).toBeVisible()
  await expect.element(cell('10, erledigt')).toBeVisible()
  await expect.element(earlier).toHaveAttribute('aria-disabled', 'true')
  await later.click()
  await expect.element(month('März 2031')).toBeVisible()
  await expect
    .poll(() => server.callsOf(getHabitLookBack).map(({ input }) => input.month))
    .toEqual([undefined, '2031-02', '2031-03'])
})

test('says of an old month how many days were done, without the days', async ({ server }) => {
  const old = {
    ...march,
    startedOn: '2028-11-06',
    month: '2028-12',
    days: [],
    shareOfOldMonth: { done: 9, planned: 13 },
  }
  server.on(getHabitIntents, [walk])
  server.on(getHabitLookBack, old)
  await openScreen({ server, path: '/gewohnheiten', user: sampleUser() })
  await openLookBack()
  await expect.element(month('Dezember 2028')).toBeVisible()
  await expect.element(dialog().getByText('An 9 von 13 geplanten Tagen erledigt.')).toBeVisible()
  await expect.element(dialog().getByText('Einzelne Tage siehst du 24 Monate zurück.')).toBeVisible()
  await expect.element(dialog().getByRole('table')).not.toBeInTheDocument()
  await expect
    .element(dialog().getByRole('button', { name: 'Vorheriger Monat' }))
    .toHaveAttribute('aria-disabled', 'false')
  await expectAccessible()
})

test('is opened by a habit of today too, and can be retried', async ({ server }) => {
  server.on(getHabitIntents, [walk])
  server.refuse(getHabitLookBack, 'unavailable')
  await openScreen({ server, path: '/gewohnheiten', user: sampleUser() })
  await page.getByRole('button', { name: /^Ein Spaziergang 12:00/ }).click()
  const retry = dialog().getByRole('button', { name: 'Noch einmal versuchen' })
  await expect.element(retry).toBeVisible()
  await expectAccessible()
  server.on(getHabitLookBack, march)
  await retry.click()
  await expect.element(dialog().getByText('Diese Woche 2 von 3')).toBeVisible()
})

test('each opening begins with this month', async ({ server }) => {
  server.on(getHabitIntents, [walk])
  server.on(getHabitLookBack, (input) => (input.month === '2031-02' ? february : march))
  await openScreen({ server, path: '/gewohnheiten', user: sampleUser() })
  await openLookBack()
  await dialog().getByRole('button', { name: 'Vorheriger Monat' }).click()
  await expect.element(month('Februar 2031')).toBeVisible()
  await dialog().getByRole('button', { name: 'Schließen' }).click()
  await lookBack().click()
  await expect.element(month('März 2031')).toBeVisible()
})

import {
  createHabitLog,
  disableHabitIntent,
  enableHabitIntent,
  endPauseOfHabitIntent,
  getHabitIntents,
  type HabitIntent,
  pauseHabitIntent,
  updateHabitIntent,
} from '@wohlauf/contract/habits/habits'
import { WEEKDAYS } from '@wohlauf/contract/values/values'
import { onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { startOutbox } from '../../../app/outbox/start-outbox.ts'
import { expectAccessible } from '../../../testing/accessible.ts'
import type { FakeServer } from '../../../testing/fake-server.ts'
import { expectKeepsFocus, tabTo } from '../../../testing/focus.ts'
import { cutIn, writeLarge } from '../../../testing/large-text.ts'
import { openScreen } from '../../../testing/open-screen.tsx'
import { sampleHabit } from '../../../testing/sample-habits.ts'
import { sampleUser } from '../../../testing/samples.ts'
import { stopOutbox } from '../../../testing/stop-outbox.ts'
import { expect, test } from '../../../testing/test.ts'

const walk = sampleHabit(1, {
  title: 'Ein Spaziergang',
  trigger: 'nach der Arbeit',
  notificationTime: '17:30:00',
})
const disabledHabit = { ...walk, isEnabled: false, nextReminderAt: null }
const pausedHabit = { ...walk, pausedUntil: '2031-03-11' }

const dialog = () => page.getByRole('dialog')
const menu = () => page.getByRole('button', { name: 'Mehr zu: Ein Spaziergang' })
const entry = (name: string) => page.getByRole('menuitem', { name })

const open = async (server: FakeServer, ...intents: HabitIntent[]) => {
  server.on(getHabitIntents, intents)
  return openScreen({
    server,
    path: '/gewohnheiten',
    user: sampleUser('ROLE_USER', { notificationSettings: ['EMAIL_HABIT_REMINDER'] }),
  })
}

/** The row, whose details contain everything else. */
const row = () => page.getByRole('button', { name: 'Ein Spaziergang', exact: true })
const openDetails = async () => {
  await row().click()
  await expect.element(row()).toHaveAttribute('aria-expanded', 'true')
}

const chooseFromMenu = async (name: string) => {
  await openDetails()
  await menu().click()
  await entry(name).click()
}

/** Accepts the command; later answers contain the changed habit. */
const changesTo = (server: FakeServer, intent: HabitIntent) => () => {
  server.on(getHabitIntents, [intent])
  return {}
}

const entriesOf = async () => {
  await openDetails()
  await menu().click()
  await expect.element(entry('Anpassen')).toBeVisible()
  return page
    .getByRole('menuitem')
    .elements()
    .map(({ textContent }) => textContent)
}

for (const [name, intent, entries] of [
  ['an active habit', walk, ['Anpassen', 'Pause bis …', 'Deaktivieren']],
  ['a paused habit', pausedHabit, ['Anpassen', 'Pause bis …', 'Pause beenden', 'Deaktivieren']],
  ['a deactivated habit', disabledHabit, ['Anpassen', 'Aktivieren']],
] as const)
  test(`the menu of ${name}`, async ({ server }) => {
    await open(server, intent)
    expect(await entriesOf()).toEqual(entries)
  })

test('active habits come first, and a deactivated one is marked as inactive', async ({ server }) => {
  await open(
    server,
    { ...sampleHabit(2), ...disabledHabit, habitIntentId: sampleHabit(2).habitIntentId, title: 'Ruhend' },
    walk,
  )
  await expect.element(page.getByText('Diese Gewohnheit ruht gerade.')).toBeVisible()
  const titles = page.getByRole('heading', { level: 3 }).elements()
  expect(titles.map(({ textContent }) => textContent)).toEqual(['Ein Spaziergang', 'Ruhend'])
})

test('a habit is deactivated after a confirmation that says what is lost', async ({ server }) => {
  await open(server, walk)
  server.on(disableHabitIntent, changesTo(server, disabledHabit))
  await chooseFromMenu('Deaktivieren')
  await expect.element(dialog().getByText(/Rückblick beginnt von vorn/)).toBeVisible()
  await expectAccessible()
  await dialog().getByRole('button', { name: 'Deaktivieren' }).click()
  await expect.element(page.getByText('Gewohnheit wurde deaktiviert.')).toBeVisible()
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(page.getByText('Diese Gewohnheit ruht gerade.')).toBeVisible()
  await expect
    .poll(() => server.callsOf(disableHabitIntent).map(({ input }) => input))
    .toEqual([{ habitIntentId: walk.habitIntentId }])
})

test('a deactivated habit is activated', async ({ server }) => {
  await open(server, disabledHabit)
  server.on(enableHabitIntent, changesTo(server, walk))
  await chooseFromMenu('Aktivieren')
  await expect.element(page.getByText('Gewohnheit wurde aktiviert.')).toBeVisible()
  await expect.element(page.getByText('Nächster Reminder am 10.03.2031 um 12:00 Uhr.')).toBeVisible()
})

test('a pause is proposed for a week, ends on another day when chosen, and is shown', async ({ server }) => {
  await open(server, walk)
  server.on(pauseHabitIntent, ({ pausedUntil }) => changesTo(server, { ...walk, pausedUntil })())
  await chooseFromMenu('Pause bis …')
  const week = dialog().getByRole('button', { name: 'eine Woche' })
  await expect.element(week).toHaveAttribute('aria-pressed', 'true')
  await expect.element(dialog().getByRole('button', { name: /11\.03\.2031/ })).toBeVisible()
  await dialog().getByRole('button', { name: 'bis Sonntag' }).click()
  await expect.element(dialog().getByRole('button', { name: /09\.03\.2031/ })).toBeVisible()
  await expectAccessible()
  await dialog().getByRole('button', { name: 'Pause eintragen' }).click()
  await expect.element(page.getByText('Pause wurde eingetragen.')).toBeVisible()
  await expect.element(page.getByText('Pause bis 09.03.2031')).toBeVisible()
  await expect
    .poll(() => server.callsOf(pauseHabitIntent).map(({ input }) => input))
    .toEqual([{ habitIntentId: walk.habitIntentId, pausedUntil: '2031-03-09' }])
})

test('a pause ends on the chosen day of the calendar', async ({ server }) => {
  await open(server, walk)
  server.on(pauseHabitIntent, {})
  await chooseFromMenu('Pause bis …')
  await dialog()
    .getByRole('button', { name: /11\.03\.2031/ })
    .click()
  await page.getByRole('button', { name: '20. März 2031' }).click()
  await dialog().getByRole('button', { name: 'Pause eintragen' }).click()
  await expect.element(page.getByText('Pause wurde eingetragen.')).toBeVisible()
  await expect.poll(() => server.callsOf(pauseHabitIntent)[0]?.input.pausedUntil).toBe('2031-03-20')
})

test('the server’s message about a day is shown at the field', async ({ server }) => {
  await open(server, walk)
  server.refuse(pauseHabitIntent, 'not-valid', { pausedUntil: 'Der Tag liegt zu weit in der Zukunft.' })
  await chooseFromMenu('Pause bis …')
  await dialog().getByRole('button', { name: 'Pause eintragen' }).click()
  await expect.element(dialog().getByText('Der Tag liegt zu weit in der Zukunft.')).toBeVisible()
})

test('a pause is ended', async ({ server }) => {
  await open(server, pausedHabit)
  await expect.element(page.getByText('Pause bis 11.03.2031')).toBeVisible()
  server.on(endPauseOfHabitIntent, changesTo(server, walk))
  await chooseFromMenu('Pause beenden')
  await expect.element(page.getByText('Pause wurde beendet.')).toBeVisible()
  await expect.element(page.getByText('Pause bis 11.03.2031')).not.toBeInTheDocument()
})

test('a habit’s plan is changed; a proposed trigger keeps the chosen time', async ({ server }) => {
  await open(server, walk)
  server.on(updateHabitIntent, changesTo(server, { ...walk, trigger: 'zum Kaffee' }))
  await chooseFromMenu('Anpassen')
  await expect.element(dialog().getByRole('textbox', { name: 'Auslöser' })).toHaveValue('nach der Arbeit')
  await dialog().getByRole('button', { name: 'zum Kaffee' }).click()
  await dialog().getByRole('checkbox', { name: 'Freitag' }).click()
  await expectAccessible()
  await dialog().getByRole('button', { name: 'Speichern' }).click()
  await expect.element(page.getByText('Gewohnheit wurde angepasst.')).toBeVisible()
  await expect.element(page.getByText('zum Kaffee', { exact: true })).toBeVisible()
  await expect
    .poll(() => server.callsOf(updateHabitIntent).map(({ input }) => input))
    .toEqual([
      {
        habitIntentId: walk.habitIntentId,
        trigger: 'zum Kaffee',
        weekdays: ['MONDAY', 'WEDNESDAY', 'FRIDAY'],
        notificationTime: '17:30:00',
      },
    ])
})

test('the plan of a habit that is gone meanwhile closes with the reason', async ({ server }) => {
  await open(server, walk)
  server.refuse(updateHabitIntent, 'not-found')
  await chooseFromMenu('Anpassen')
  server.on(getHabitIntents, [])
  await dialog().getByRole('button', { name: 'Speichern' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'Noch keine Gewohnheit gestartet' })).toBeVisible()
})

test('the dialog about a habit keeps the focus while it is open, and returns it', async ({ server }) => {
  await open(server, walk)
  await openDetails()
  const opener = page.getByRole('button', { name: 'Mehr dazu: Ein Spaziergang' })
  await expectKeepsFocus(opener, page.getByRole('dialog', { name: 'Ein Spaziergang' }))
  await userEvent.keyboard('{Enter}')
  await expect
    .element(page.getByText('Nach ungefähr 3 Wochen kannst du mit Verbesserungen rechnen.'))
    .toBeVisible()
})

test('a row says days, next time and the week; its details open by keyboard', async ({ server }) => {
  server.setClock(() => new Date('2031-03-05T09:00:00Z'))
  await open(server, {
    ...walk,
    nextReminderAt: '2031-03-06T16:30:00.000Z',
    thisWeek: { done: 1, planned: 2 },
  })
  const item = page.getByRole('listitem').filter({ has: row() })
  await expect.element(item).toMatchTextContent(/Diese Woche 1 von 2.*Montag, MittwochMo Mi · morgen 17:30/)
  const sentence = page.getByText('Nächster Reminder am 06.03.2031 um 17:30 Uhr.')
  await expect.element(sentence).not.toBeVisible()
  await tabTo(row())
  await userEvent.keyboard('{Enter}')
  await expect.element(sentence).toBeVisible()
  await expect.element(item.getByText('nach der Arbeit')).toBeVisible()
  await expectAccessible()
  await userEvent.keyboard('{Enter}')
  await expect.element(sentence).not.toBeVisible()
  await userEvent.tab()
  expect(document.activeElement?.closest('li')).not.toBe(item.element())
})

test('the ring follows the tick', async ({ server }) => {
  const { queryClient, router } = await open(server, { ...walk, thisWeek: { done: 0, planned: 2 } })
  startOutbox(queryClient, router)
  onTestFinished(stopOutbox)
  const item = page.getByRole('listitem').filter({ has: row() })
  await expect.element(item.getByText('0/2')).toBeVisible()
  server.on(createHabitLog, {})
  // The list cannot be fetched again.
  server.refuse(getHabitIntents, 'unavailable')
  await page.getByRole('checkbox', { name: 'Ein Spaziergang, heute erledigt' }).click()
  await expect.element(item.getByText('1/2')).toBeVisible()
})

test.for(['usual', 'large'])('with %s text a long title is wrapped, not cut', async (size, { server }) => {
  if (size === 'large') writeLarge()
  const title = 'Gemüsezwischenmahlzeitenvorbereitung am Donaudampfschifffahrtswochenende'
  await page.viewport(360, 740)
  await open(server, { ...walk, title, weekdays: [...WEEKDAYS] })
  await page.getByRole('button', { name: title, exact: true }).click()
  await expect.element(page.getByRole('button', { name: `Rückblick: ${title}` })).toBeVisible()
  expect(cutIn(document.documentElement)).toEqual([])
})

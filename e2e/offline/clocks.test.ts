import type { Page } from '@playwright/test'
import { expect, test, urlOf } from '../browser/test.ts'
import { createActive, tick } from './active-learner.ts'
import {
  CUT,
  countOfCommands,
  cutNetwork,
  dateCommandsBack,
  outboxReady,
  waitingNotes,
} from './queued-commands.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** The device's clock minus the true time, and the names of the habit and the entry used with it. */
const WRONG_CLOCKS = [
  { aheadMs: 12 * MINUTE_MS, habit: 'Ein Glas Wasser', entry: 'Suppe' },
  { aheadMs: -DAY_MS, habit: 'Zehn Minuten gehen', entry: 'Brot' },
]
const BEFORE_MIDNIGHT = 'Früh schlafen'

const entryForm = (page: Page) => page.getByRole('dialog', { name: 'Neuer Eintrag', exact: true })

test('a clock that is 12 minutes fast or a day slow changes no day, and actions before midnight count for that day', async ({
  page,
  context,
  testServer,
  signIn,
  watch,
}) => {
  test.slow()
  watch.allow(...CUT)
  const habits = [...WRONG_CLOCKS.map(({ habit }) => habit), BEFORE_MIDNIGHT]
  const learner = await createActive(testServer, { habits })
  const { app, user } = learner
  await testServer.startedYesterday(user)
  await signIn(user)
  await page.clock.install()

  for (const { aheadMs, habit, entry } of WRONG_CLOCKS)
    await test.step(`by a clock that is ${aheadMs / MINUTE_MS} minutes ahead`, async () => {
      await page.clock.setSystemTime(Date.now() + aheadMs)
      const openedMs = Date.now()
      const diary = await context.newPage()
      await diary.clock.install({ time: Date.now() + aheadMs })
      await diary.goto(urlOf(app, '/ernaehrungstagebuch'))
      await page.goto(urlOf(app, '/gewohnheiten'))
      await expect(tick(page, habit)).toBeVisible()
      await outboxReady(page, user.id)
      // Its code is loaded while there is a network.
      await diary.getByRole('button', { name: 'Neuer Eintrag' }).tap()
      await entryForm(diary).getByRole('textbox', { name: 'Beschreibung' }).fill(entry)
      await page.bringToFront()
      await cutNetwork(page)
      await tick(page, habit).tap()
      await expect(waitingNotes(page)).toBeVisible()
      await diary.bringToFront()
      await entryForm(diary).getByRole('button', { name: 'Eintrag hinzufügen' }).tap()
      await expect(diary.getByRole('region', { name: 'Noch nicht gesendet' }).getByText(entry)).toBeVisible()
      await context.setOffline(false)
      await expect.poll(() => countOfCommands(page, user.id)).toBe(0)
      expect(await learner.todayState(habit)).toBe('DONE')
      expect(await learner.yesterdayState(habit)).not.toBe('DONE')
      const [newest] = await learner.entries()
      expect(newest).toMatchObject({ description: entry })
      // The form proposes a round time: full five minutes.
      const consumedMs = Date.parse(newest?.consumedAt ?? '')
      expect(consumedMs).toBeGreaterThan(openedMs - 6 * MINUTE_MS)
      expect(consumedMs).toBeLessThan(Date.now() + MINUTE_MS)
      await diary.close()
    })

  // The server's clock cannot be moved, so the command's date is: as if midnight had passed since.
  await test.step('and midnight in between', async () => {
    await cutNetwork(page)
    await tick(page, BEFORE_MIDNIGHT).tap()
    await expect(waitingNotes(page)).toBeVisible()
    await dateCommandsBack(page, user.id)
    await context.setOffline(false)
    await expect.poll(() => countOfCommands(page, user.id)).toBe(0)
    expect(await learner.yesterdayState(BEFORE_MIDNIGHT)).toBe('DONE')
    expect(await learner.todayState(BEFORE_MIDNIGHT)).toBe('PLANNED')
    await expect(tick(page, BEFORE_MIDNIGHT)).not.toBeChecked()
    expect((await learner.reasons()).filter((reason) => reason === 'habit-logged')).toHaveLength(3)
  })
})

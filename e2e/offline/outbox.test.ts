import type { BrowserContext, Page } from '@playwright/test'
import { getHabitIntents } from '@wohlauf/contract/habits/habits'
import { getModule } from '@wohlauf/contract/modules/modules'
import { touch } from '../browser/input-device.ts'
import { expect, test, urlOf } from '../browser/test.ts'
import { expectLogin, logIn, message } from '../learner/login-form.ts'
import { turn } from '../learner/reading.ts'
import { fetchThrough } from '../overlays/fetch-through.ts'
import { callAs } from '../test-server/call-as.ts'
import { makePicture, openQuiz, text } from '../test-server/content.ts'
import type { TestServer, TestUser } from '../test-server/test-server.ts'
import { createActive, GOAL, tick } from './active-learner.ts'
import { CUT, countOfCommands, outboxReady, waitingNotes } from './queued-commands.ts'
import { workerReady } from './worker.ts'

test.use({ serviceWorkers: 'allow' })

const openHabits = async (page: Page, { app, user }: { app: { host: string }; user: TestUser }) => {
  await page.goto(urlOf(app, '/gewohnheiten'))
  await expect(tick(page)).toBeVisible()
  await outboxReady(page, user.id)
  await workerReady(page)
}

const tickWithout = async (page: Page, context: BrowserContext): Promise<void> => {
  await context.setOffline(true)
  // The banner moves the page.
  await expect(page.getByText(/^Du bist offline/)).toBeVisible()
  await tick(page).tap()
  await expect(tick(page)).toBeChecked()
  await expect(waitingNotes(page)).toBeVisible()
}

test('a tick without a network is marked as waiting, survives its tab, and is stored once afterwards @shell', async ({
  page,
  context,
  testServer,
  signIn,
  watch,
}) => {
  watch.allow(...CUT)
  const learner = await createActive(testServer)
  await signIn(learner.user)
  await openHabits(page, learner)
  await tickWithout(page, context)
  await expect(page.getByText('Ein Eintrag wartet.')).toBeVisible()
  expect(await learner.todayState()).toBe('PLANNED')
  await page.close()
  const again = await context.newPage()
  await context.setOffline(false)
  await again.goto(urlOf(learner.app, '/gewohnheiten'))
  await expect.poll(learner.todayState).toBe('DONE')
  await expect(tick(again)).toBeChecked()
  await expect(waitingNotes(again)).toHaveCount(0)
  expect(await learner.reasons()).toEqual(['habit-logged', 'habit-started'])
})

test('commands of four tabs without a network are stored once in the end, in the order of a module, with its points', async ({
  page,
  context,
  testServer,
  signIn,
  watch,
}) => {
  test.slow()
  watch.allow(...CUT)
  const learner = await createActive(testServer)
  const { app, user, at } = learner
  const { moduleId } = await testServer.createModule(app, {
    title: 'Gut schlafen',
    pages: [
      { title: 'Seite eins', elements: [openQuiz()] },
      { title: 'Seite zwei', elements: [text()] },
    ],
  })
  await signIn(user)
  await page.goto(urlOf(app, '/gewohnheiten'))
  await workerReady(page)
  const open = async (path: string): Promise<Page> => {
    const tab = await context.newPage()
    await tab.goto(urlOf(app, path))
    await outboxReady(tab, user.id)
    return tab
  }
  const reader = await open(`/module/inhalt/${moduleId}?seite=1`)
  await expect(reader.getByRole('heading', { level: 1, name: 'Seite eins' })).toBeVisible()
  const goals = await open('/ziele')
  await expect(goals.getByText(/^Du hast mit 3 begonnen/)).toBeVisible()
  const diary = await open('/ernaehrungstagebuch')
  await expect(diary.getByRole('button', { name: 'Neuer Eintrag' })).toBeVisible()
  await expect(tick(page)).toBeVisible()
  await context.setOffline(true)

  await test.step('a habit', async () => {
    await page.bringToFront()
    await tick(page).tap()
    await expect(waitingNotes(page)).toBeVisible()
  })
  await test.step('a module to its end', async () => {
    await reader.bringToFront()
    const quiz = reader.getByRole('main').getByRole('group')
    await quiz.getByRole('button').first().tap()
    await expect(waitingNotes(reader)).toBeVisible()
    await turn(reader, touch)
    await expect(reader.getByRole('heading', { level: 1, name: 'Seite zwei' })).toBeVisible()
    await turn(reader, touch)
    await reader.getByRole('main').getByRole('button', { name: 'Modul abschließen' }).tap()
    await expect(reader.getByRole('main').getByText('Das Modul wurde abgeschlossen')).toBeVisible()
  })
  await test.step('a rating', async () => {
    await goals.bringToFront()
    await goals.getByRole('button', { name: 'Ziele bewerten' }).tap()
    await goals.getByRole('slider', { name: GOAL }).focus()
    await goals.keyboard.press('ArrowRight')
    await goals.getByRole('button', { name: 'Bewertung abgeben' }).tap()
    await expect(waitingNotes(goals)).toBeVisible()
    await expect(goals.getByText('Du bist deinem Ziel näher gekommen.')).toBeVisible()
  })
  await test.step('an entry with a picture', async () => {
    await diary.bringToFront()
    await diary.getByRole('button', { name: 'Neuer Eintrag' }).tap()
    const form = diary.getByRole('dialog', { name: 'Neuer Eintrag', exact: true })
    await form
      .locator('input[type=file]')
      .last()
      .setInputFiles({
        name: 'mittag.jpg',
        mimeType: 'image/jpeg',
        buffer: await makePicture(1600, 1200, 'jpeg'),
      })
    await diary
      .getByRole('dialog', { name: 'Ausschnitt wählen', exact: true })
      .getByRole('button', { name: 'Übernehmen' })
      .tap()
    await form.getByRole('textbox', { name: 'Beschreibung' }).fill('Suppe mit Brot')
    await form.getByRole('button', { name: 'Eintrag hinzufügen' }).tap()
    const waitingRegion = diary.getByRole('region', { name: 'Noch nicht gesendet' })
    await expect(waitingRegion.getByText('Suppe mit Brot')).toBeVisible()
    await expect(waitingNotes(waitingRegion)).toBeVisible()
  })
  expect(await learner.todayState()).toBe('PLANNED')
  const count = await countOfCommands(page, user.id)
  expect(count).toBeGreaterThanOrEqual(7)

  await context.setOffline(false)
  await expect.poll(() => countOfCommands(page, user.id)).toBe(0)
  for (const tab of [page, goals, diary]) await expect(waitingNotes(tab)).toHaveCount(0)
  await expect(diary.getByRole('region', { name: 'Heute' }).getByText('Suppe mit Brot')).toBeVisible()
  expect(await learner.todayState()).toBe('DONE')
  expect(await learner.scores()).toEqual([3, 4])
  expect(await learner.entries()).toMatchObject([{ description: 'Suppe mit Brot', image: {} }])
  expect(await callAs(at, getModule, { moduleId })).toMatchObject({ isCompleted: true })
  const reasons = await learner.reasons()
  expect(reasons.filter((reason) => reason !== 'quiz-answered-correctly')).toEqual([
    'diary-entry-created',
    'goals-rated',
    'habit-logged',
    'habit-started',
    'module-completed',
    'module-page-seen',
    'module-page-seen',
  ])
})

test('a retry after an answer that was lost after its commit changes nothing', async ({
  page,
  testServer,
  signIn,
  watch,
}) => {
  watch.allow(...CUT)
  const learner = await createActive(testServer)
  await signIn(learner.user)
  await page.goto(urlOf(learner.app, '/ziele'))
  await outboxReady(page, learner.user.id)
  let lostAnswers = 0
  await page.context().route('**/rate-user-goal-progress-command', async (route) => {
    if (lostAnswers > 0) return route.fallback()
    lostAnswers += 1
    await fetchThrough(route)
    return route.abort()
  })
  await page.getByRole('button', { name: 'Ziele bewerten' }).tap()
  await page.getByRole('slider', { name: GOAL }).focus()
  await page.keyboard.press('ArrowRight')
  await page.getByRole('button', { name: 'Bewertung abgeben' }).tap()
  await expect(message(page, 'Auf diesem Gerät gespeichert, noch nicht gesendet.')).toBeVisible()
  await expect.poll(() => countOfCommands(page, learner.user.id)).toBe(0)
  expect(lostAnswers).toBe(1)
  expect(await learner.scores()).toEqual([3, 4])
  expect(await learner.reasons()).toEqual(['goals-rated', 'habit-started'])
})

/** Ticks without a network, and ends the session before the network is back. */
const tickAndLoseSession = async (
  page: Page,
  context: BrowserContext,
  testServer: TestServer,
  learner: Awaited<ReturnType<typeof createActive>>,
): Promise<void> => {
  await openHabits(page, learner)
  await tickWithout(page, context)
  await testServer.endSessions(learner.user)
  await context.setOffline(false)
  await page.goto(urlOf(learner.app, '/gewohnheiten'))
  await expectLogin(page)
}

test('commands from before the end of the login are sent after the next login of the same person', async ({
  page,
  context,
  testServer,
  signIn,
  watch,
}) => {
  watch.allow(...CUT, /401/)
  const learner = await createActive(testServer)
  await signIn(learner.user)
  await tickAndLoseSession(page, context, testServer, learner)
  await logIn(page, learner.user)
  await expect.poll(() => countOfCommands(page, learner.user.id)).toBe(0)
  const at = { host: learner.app.host, token: await testServer.signIn(learner.user) }
  expect((await callAs(at, getHabitIntents, {}))[0]?.today.state).toBe('DONE')
})

test('another person on the device sends none of them', async ({
  page,
  context,
  testServer,
  signIn,
  watch,
}) => {
  watch.allow(...CUT, /401/)
  const learner = await createActive(testServer)
  const other = await testServer.createUser({ app: learner.app })
  await signIn(learner.user)
  await tickAndLoseSession(page, context, testServer, learner)
  await logIn(page, other)
  await outboxReady(page, other.id)
  await page.goto(urlOf(learner.app, '/gewohnheiten'))
  await expect(page.getByRole('heading', { name: 'Noch keine Gewohnheit gestartet' })).toBeVisible()
  await expect(waitingNotes(page)).toHaveCount(0)
  const at = { host: learner.app.host, token: await testServer.signIn(learner.user) }
  expect((await callAs(at, getHabitIntents, {}))[0]?.today.state).toBe('PLANNED')
})

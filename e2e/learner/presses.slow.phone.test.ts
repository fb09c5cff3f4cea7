/** Slow: an account, a habit and a goal are made; it measures the number of presses, not whether they work. */
import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { createHabitIntent } from '@wohlauf/contract/habits/habits'
import { HEALTH_DATA_CONSENT } from '@wohlauf/contract/legal/legal-texts'
import { WEEKDAYS } from '@wohlauf/contract/values/values'
import { linkIn } from '../account/linked-page.ts'
import { NEW_PASSWORD, registrationForm, sponsorForm } from '../account/registration.ts'
import { swipe } from '../browser/swipe.ts'
import { expect, test, urlOf } from '../browser/test.ts'
import { callAs } from '../test-server/call-as.ts'
import { text } from '../test-server/content.ts'
import type { TestServer } from '../test-server/test-server.ts'
import { expectHome } from './home.ts'
import { heading } from './reading.ts'

const HABIT = 'Ein Glas Wasser am Morgen'
const GOAL = 'Ich koche dreimal in der Woche selbst'
const PAGE = 'Was Hunger ist'

/** Counts presses on a phone. Typing into a field needs a press before; a swipe is no press. */
const finger = () => {
  let count = 0
  const press = async (target: Locator): Promise<void> => {
    count += 1
    await target.tap()
  }
  return {
    press,
    write: async (field: Locator, words: string): Promise<void> => {
      await press(field)
      await field.fill(words)
    },
    /** The press happens in a mail program, which is not ours. */
    pressLink: async (page: Page, url: string): Promise<void> => {
      count += 1
      await page.goto(url)
    },
    presses: () => count,
  }
}

const createContent = async (testServer: TestServer) => {
  const app = await testServer.createApp()
  const habitId = await testServer.createHabit(app, { title: HABIT })
  await testServer.createGoalProposal(app, GOAL)
  await testServer.createModule(app, { title: 'Hunger', pages: [{ title: PAGE, elements: [text()] }] })
  return { app, habitId }
}

test('from a company’s link to the start page with a first habit and a first goal it is 15 presses', async ({
  page,
  testServer,
}) => {
  test.slow()
  const { app } = await createContent(testServer)
  const { slug } = await testServer.createSponsor(app)
  const { press, write, pressLink, presses } = finger()
  const emailAddress = `${randomUUID()}@journey.example`
  await page.goto(urlOf(app, `/registrierung/s/${slug}`))
  await test.step('the link’s page', async () => {
    const form = sponsorForm(page)
    await write(form.emailAddress, emailAddress)
    await press(form.dataProtection)
    await press(form.termsOfUse)
    await press(form.submit)
  })
  await test.step('the mail and its page', async () => {
    const content = `Dein Zugang zu ${app.title}`
    await pressLink(page, await linkIn(testServer, emailAddress, { content, leadsTo: '/registrierung/' }))
    const form = registrationForm(page)
    await write(form.firstName, 'Petra')
    await write(form.lastName, 'Probe')
    await write(form.password, NEW_PASSWORD)
    await write(form.repeat, NEW_PASSWORD)
    await press(form.submit)
  })
  const title = page.getByRole('heading', { level: 1 })
  const turn = async (): Promise<void> => {
    const before = (await title.textContent()) ?? ''
    await expect(async () => {
      await swipe(page, 'left')
      await expect(title).not.toHaveText(before, { timeout: 3_000 })
    }).toPass()
  }
  const choose = async (name: string): Promise<void> => {
    const choice = page.getByRole('button', { name })
    await expect(choice).toBeInViewport({ ratio: 1 })
    await expect(choice).toBeEnabled()
    await press(choice)
  }
  await test.step('the introduction', async () => {
    await press(page.getByRole('button', { name: 'Los geht’s' }))
    await turn()
    await choose(HABIT)
    await press(page.getByRole('button', { name: HEALTH_DATA_CONSENT.acceptLabel }))
    await expect(page.getByRole('button', { name: HABIT, pressed: true })).toBeVisible()
    await turn()
    await turn()
    await choose(GOAL)
    await expect(page.getByRole('button', { name: GOAL, pressed: true })).toBeVisible()
    for (let step = 6; step <= 10; step += 1) await turn()
    await expect(heading(page, 'Dein Plan für heute')).toBeVisible()
    for (const line of [HABIT, GOAL]) await expect(page.getByText(line)).toBeVisible()
    await press(page.getByRole('button', { name: 'Einführung abschließen' }))
  })
  await expectHome(page)
  await expect(page.getByRole('checkbox', { name: `${HABIT}, heute erledigt` })).toBeVisible()
  expect(presses()).toBeLessThanOrEqual(15)
})

test('a tick and the next page are one press without a scroll, a diary entry four', async ({
  page,
  testServer,
  signIn,
}) => {
  test.slow()
  const { app, habitId } = await createContent(testServer)
  const user = await testServer.createUser({ app })
  const as = { host: app.host, token: await testServer.signIn(user) }
  await callAs(as, createHabitIntent, { habitId, weekdays: [...WEEKDAYS], notificationTime: '09:30:00' })
  await signIn(user)
  await page.goto(urlOf(app, '/dashboard'))
  await expectHome(page)
  await test.step('a diary entry', async () => {
    const { press, write, presses } = finger()
    await press(page.getByRole('button', { name: /^Was gab es heute\?/ }))
    const dialog = page.getByRole('dialog')
    await write(dialog.getByRole('textbox', { name: 'Beschreibung' }), 'Suppe mit Brot')
    await press(dialog.getByRole('button', { name: 'Eintrag hinzufügen' }))
    await expect(dialog).toBeHidden()
    expect(presses()).toBeLessThanOrEqual(4)
  })
  await test.step('a tick', async () => {
    const tick = page.getByRole('checkbox', { name: `${HABIT}, heute erledigt` })
    await expect(tick).toBeInViewport()
    await tick.tap()
    await expect(tick).toBeChecked()
  })
  await test.step('the next page', async () => {
    const row = page.getByRole('link', { name: `Loslegen: ${PAGE}` })
    await expect(row).toBeInViewport()
    await row.tap()
    await expect(heading(page, PAGE)).toBeVisible()
  })
})

import type { Locator, Page } from '@playwright/test'
import { nextButton } from '../browser/input-device.ts'
import { expect, test, urlOf } from '../browser/test.ts'
import { type NewModule, openQuiz, promise, richText, selfReflection, text } from '../test-server/content.ts'
import { havingCompleted, havingRead } from '../test-server/having-read.ts'
import type { TestServer } from '../test-server/test-server.ts'
import { heading } from './reading.ts'

/** A module in an app of its own, and somebody who is going to read it. */
const prepare = async (testServer: TestServer, pages: NewModule['pages']) => {
  const app = await testServer.createApp()
  const user = await testServer.createUser({ app })
  const module = await testServer.createModule(app, { title: 'Probemodul', pages: pages ?? [] })
  const at = (index: number | string) => urlOf(app, `/module/inhalt/${module.moduleId}?seite=${index}`)
  return { app, user, module, at }
}

const THREE_PAGES = ['Erste Seite', 'Zweite Seite', 'Dritte Seite'].map((title) => ({
  title,
  elements: [text()],
}))

/** What turning a new page tells the server. */
const SEEN = /mark-module-page-as-seen-command$/

/** 'Weiter' can be pressed, also by the arrow key, and leads to the open task, which says why. */
const expectToLeadTo = async (page: Page, task: Locator, words: string): Promise<void> => {
  await expect(nextButton(page)).toBeDisabled()
  await expect(task.getByText(words)).toBeHidden()
  await nextButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(task).toBeFocused()
  await expect(task.getByText(words)).toBeInViewport()
  await expect(task).toHaveAccessibleDescription(words)
  await page.evaluate(() => window.scrollTo({ top: 0 }))
  await page.getByRole('heading', { level: 1 }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(task).toBeFocused()
  await expect(task.getByText(words)).toBeInViewport()
  await expect(page).toHaveURL(/seite=1$/)
}

const LONG_TEXT = richText('<p>Ein Absatz zum Lesen.</p>'.repeat(30))

for (const { task, title, words, given, perform } of [
  {
    task: 'a quiz',
    title: 'Kurz nachgedacht',
    words: 'Beantworte noch diese Frage, dann geht es weiter.',
    given: { elements: [LONG_TEXT, openQuiz(), LONG_TEXT] },
    perform: (page: Page) => page.getByRole('button', { name: 'Falsch' }).click(),
  },
  {
    task: 'an acknowledgement',
    title: 'Mein Versprechen',
    words: 'Gib noch diese Bestätigung ab, dann geht es weiter.',
    given: { elements: [LONG_TEXT, promise(), LONG_TEXT] },
    perform: (page: Page) => page.getByRole('checkbox', { name: 'Gelesen' }).check(),
  },
  {
    task: 'an exercise',
    title: 'Deine Übung',
    words: 'Hake noch diese Übung ab, dann geht es weiter.',
    given: { elements: [LONG_TEXT], isExerciseIncluded: true },
    perform: (page: Page) => page.getByRole('checkbox', { name: 'Ich habe die Übung gemacht.' }).check(),
  },
])
  test(`'Weiter' leads to ${task} that is open, and on when it is done`, async ({
    page,
    testServer,
    signIn,
  }) => {
    const { user, at } = await prepare(testServer, [
      { title: 'Mit Aufgabe', ...given },
      { title: 'Danach', elements: [text()] },
    ])
    await signIn(user)
    await page.goto(at(1))
    await expect(heading(page, 'Mit Aufgabe')).toBeVisible()
    await expectToLeadTo(page, page.getByRole('region', { name: title }), words)
    await perform(page)
    await expect(page.getByText(words)).toBeHidden()
    await expect(nextButton(page)).toBeEnabled()
    const saved = page.waitForResponse(SEEN)
    await nextButton(page).click()
    await saved
    await expect(heading(page, 'Danach')).toBeVisible()
    await page.reload()
    await expect(heading(page, 'Danach')).toBeVisible()
  })

test('a page whose turn has not come cannot be opened by its address', async ({
  page,
  testServer,
  signIn,
}) => {
  const { user, at, module } = await prepare(testServer, THREE_PAGES)
  await havingRead(testServer, user, module.pages.slice(0, 1))
  await signIn(user)
  for (const closed of [3, 'abschluss', 17, 'quatsch']) {
    await page.goto(at(closed))
    await expect(heading(page, 'Zweite Seite')).toBeVisible()
    await expect(page).toHaveURL(at(2))
  }
  await page.goto(at('inhalt'))
  const contents = page.getByRole('navigation', { name: 'Inhaltsverzeichnis' })
  await expect(contents.getByRole('listitem')).toHaveCount(4)
  await expect(contents.getByRole('link')).toHaveText([/Erste Seite/, /Zweite Seite/])
})

test('a completed module opens at its contents and is free to read', async ({ page, testServer, signIn }) => {
  const [first, ...rest] = THREE_PAGES
  const { user, at, app, module } = await prepare(testServer, [{ ...first, elements: [promise()] }, ...rest])
  await havingCompleted(testServer, user, module)
  await signIn(user)
  await page.goto(urlOf(app, `/module/inhalt/${module.moduleId}`))
  await expect(page).toHaveURL(at('inhalt'))
  await page.getByRole('button', { name: 'Noch einmal lesen' }).click()
  await expect(heading(page, 'Erste Seite')).toBeVisible()
  await page.goto(at('inhalt'))
  await page.getByRole('link', { name: /^Dritte Seite/ }).click()
  await expect(heading(page, 'Dritte Seite')).toBeVisible()
  await page.goto(at(1))
  await expect(page.getByText('Bestätigung wurde bereits abgegeben.')).toBeVisible()
  await nextButton(page).click()
  await expect(heading(page, 'Zweite Seite')).toBeVisible()
  await page.goto(at('abschluss'))
  await expect(heading(page, 'Modul "Probemodul" abgeschlossen')).toBeVisible()
})

test('a reload, and another device, go on where one was', async ({
  page,
  testServer,
  signIn,
  openBrowser,
}) => {
  const { user, app, at } = await prepare(testServer, THREE_PAGES)
  await signIn(user)
  await page.goto(urlOf(app, '/dashboard'))
  await page.getByRole('link', { name: 'Starten: Probemodul' }).click()
  await expect(heading(page, 'Erste Seite')).toBeVisible()
  const saved = page.waitForResponse(SEEN)
  await nextButton(page).click()
  await saved
  await expect(heading(page, 'Zweite Seite')).toBeVisible()
  await page.reload()
  await expect(heading(page, 'Zweite Seite')).toBeVisible()
  await expect(page).toHaveURL(at(2))

  const other = await openBrowser(user)
  await other.goto(urlOf(app, '/dashboard'))
  await expect(other.getByText('Zu 33% abgeschlossen')).toBeVisible()
  await other.getByRole('link', { name: 'Fortsetzen: Probemodul' }).click()
  await expect(heading(other, 'Zweite Seite')).toBeVisible()
  await other.goBack()
  await expect(other).toHaveURL(/\/dashboard$/)
})

test('the way back leads page by page, and the contents lead anywhere that is open', async ({
  page,
  testServer,
  signIn,
}) => {
  const { user, at, module } = await prepare(testServer, THREE_PAGES)
  await havingRead(testServer, user, module.pages)
  await signIn(user)
  await page.goto(at('abschluss'))
  await expect(heading(page, 'Modul "Probemodul" abschließen')).toBeVisible()
  const progress = page.getByRole('progressbar', { name: 'Fortschritt im Modul' })
  await expect(progress).toHaveAttribute('aria-valuenow', '100')
  for (const [title, percent] of [
    ['Dritte Seite', '67'],
    ['Zweite Seite', '33'],
    ['Erste Seite', '0'],
  ] as const) {
    await expect(async () => {
      await page.keyboard.press('ArrowLeft')
      await expect(heading(page, title)).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await expect(progress).toHaveAttribute('aria-valuenow', percent)
  }
  await expect(page.getByRole('button', { name: 'Zurück' })).toHaveCount(0)
})

test('what a module says to an answer is brought into view', async ({ page, testServer, signIn }) => {
  const { user, at } = await prepare(testServer, [
    { title: 'Fragen', elements: [openQuiz(), LONG_TEXT, selfReflection(), LONG_TEXT] },
  ])
  await signIn(user)
  await page.setViewportSize({ width: 360, height: 560 })
  await page.goto(at(1))
  for (const [answer, reaction] of [
    ['Falsch', page.getByRole('status').filter({ hasText: 'Das stimmt leider nicht.' })],
    ['Leicht', page.getByRole('status').filter({ hasText: 'Schön.' })],
  ] as const) {
    const button = page.getByRole('button', { name: answer })
    // As low on the screen as a thumb would find it.
    await button.evaluate((element) => element.scrollIntoView({ block: 'end' }))
    await button.press('Enter')
    await expect(reaction.locator('> *')).toBeInViewport({ ratio: 1 })
  }
})

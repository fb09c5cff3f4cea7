import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { createRichTextAsManager } from '@wohlauf/contract/modules/content-elements-as-manager'
import { createModulePageAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import { RICH, RICH_LINK, type RichTextProfile } from '@wohlauf/contract/values/rich-text'
import { expect, test, urlOf } from '../browser/test.ts'
import { heading } from '../learner/reading.ts'
import { callAs } from '../test-server/call-as.ts'
import {
  ATTACK_STRINGS,
  documentElement,
  habitProposal,
  richText,
  type TestElement,
} from '../test-server/content.ts'
import { post } from '../test-server/post.ts'
import type { TestApp, TestServer } from '../test-server/test-server.ts'
import { createManager, rowNamed } from './editing.ts'

/** The database cannot store a NUL byte; the server refuses strings that contain one. */
const KEPT_RAW = ATTACK_STRINGS.filter((attack) => !attack.includes('\0'))

/** Markup, attributes and link targets outside of the profile, in content written by users. */
const strangeParts = (
  page: Page,
  positions: string,
  { tags, hasLinks }: RichTextProfile,
): Promise<string[]> =>
  page.locator(positions).evaluateAll(
    (roots, allowed) =>
      roots
        // Elements that the editor itself inserts to hold the cursor.
        .flatMap((root) => [...root.querySelectorAll(':not([class^=ProseMirror])')])
        .filter((part) => {
          const attributes = Object.fromEntries([...part.attributes].map(({ name, value }) => [name, value]))
          const { href = '', target, rel, ...others } = attributes
          const isLink = part.tagName === 'A'
          const isHarmlessLink =
            /^https?:\/\/[^/]/i.test(href) && target === '_blank' && /noopener/.test(rel ?? '')
          return (
            !allowed.includes(part.tagName.toLowerCase()) ||
            Object.keys(others).length > 0 ||
            (isLink && href !== '' && !isHarmlessLink)
          )
        })
        .map((part) => part.outerHTML),
    // Headings are one level lower below an element's own heading.
    [...tags, ...(tags.includes('h2') ? ['h4'] : []), ...(hasLinks ? ['a'] : [])] as string[],
  )

const TEXTS = 'main section > h2 + div'
const TEXTS_OF_PREVIEW = 'aside section section > h2 + div'

/** Each of the scripts would open a browser dialog. */
const failOnDialogs = (page: Page): string[] => {
  const openedDialogs: string[] = []
  page.on('dialog', (dialog) => {
    openedDialogs.push(dialog.message())
    void dialog.dismiss()
  })
  return openedDialogs
}

/** Shown as plain text: as markup it would request a picture and run a script. */
const canary = (field: string): string => `<img src=x onerror=alert("${field}")>`

/** Canaries for the plain fields of all elements; each names its field. */
const CANARIES = ['title', 'question', 'answer', 'sentence', 'habit', 'document', 'file', 'option'].map(
  canary,
)

const createCanaries = async (testServer: TestServer, app: TestApp) => {
  const habitId = await testServer.createHabit(app, { title: canary('habit') })
  const { documentId } = await testServer.createDocument(app, {
    title: canary('document'),
    fileName: `${canary('file')}.pdf`,
  })
  const answers = [canary('answer'), 'Nein'].map((text, index) => ({
    contentElementQuizAnswerId: randomUUID(),
    text,
    explanation: '<p>Darum.</p>',
    isCorrectAnswer: index === 0,
  }))
  const options = [{ answer: canary('option'), reaction: '<p>Gut.</p>' }]
  const elements: TestElement[] = [
    { ...richText(), title: canary('title') },
    { content: { type: 'QUIZ', question: canary('question'), possibleAnswers: answers }, title: 'Quiz' },
    {
      content: { type: 'ACKNOWLEDGEMENT', introduction: '<p>Lies.</p>', acknowledgement: canary('sentence') },
      title: 'Vorsatz',
    },
    { ...habitProposal(habitId), title: 'Gewohnheit' },
    { ...documentElement(documentId), title: 'Dokument' },
    {
      content: { type: 'SELF_REFLECTION', question: '<p>Wie?</p>', selfReflectionOptions: options },
      title: 'Frage',
    },
  ]
  const pages = [{ title: canary('page'), elements }]
  return testServer.createModule(app, { title: canary('module'), pages })
}

/** Written through the API, each string is refused or sanitized. */
const sendAttacks = async (at: { host: string; token: string }, moduleId: string): Promise<string[]> => {
  const modulePageId = randomUUID()
  await callAs(at, createModulePageAsManager, {
    moduleId,
    modulePageId,
    modulePageTitle: 'Geschickt',
    modulePageIsExerciseIncluded: false,
    modulePageIsEnabled: true,
  })
  const writtenAttacks: string[] = []
  for (const attack of ATTACK_STRINGS) {
    // A string that is empty after sanitizing is refused; visible text in front of it avoids that.
    const textHtml = `<p>Davor</p>${attack}<p>Danach</p>`
    const input = { modulePageId, contentElementId: randomUUID(), title: attack.slice(0, 60), textHtml }
    const { status } = await post(at.host, createRichTextAsManager.path, at.token, input)
    if (status === 200) writtenAttacks.push(attack)
    else expect(status, attack).toBe(400)
  }
  return writtenAttacks
}

/** Content that bypasses the server's sanitizer: texts, and explanations of one quiz. */
const createSlippedIn = (testServer: TestServer, app: TestApp) => {
  const possibleAnswers = KEPT_RAW.map((explanation, index) => ({
    contentElementQuizAnswerId: randomUUID(),
    text: `Antwort ${index}`,
    explanation,
    isCorrectAnswer: index === 0,
  }))
  const many: TestElement = {
    content: { type: 'QUIZ', question: 'Welche?', possibleAnswers },
    title: 'Viele Antworten',
  }
  const texts = KEPT_RAW.map((attack, index) => ({ ...richText(attack), title: `Angriff ${index}` }))
  return testServer.createModule(app, {
    title: 'Angriffe',
    pages: [{ title: 'Untergeschoben', elements: [many, ...texts] }],
  })
}

test('attack strings in content are shown harmless to learners and editors, sent or written directly', async ({
  page,
  testServer,
  signIn,
  watch,
}) => {
  test.slow()
  // The document used for sanitizing runs no scripts, but still reports violations of the policy.
  watch.allow(/^console: .*(Content Security Policy|security policy:)/)
  const app = await testServer.createApp()
  const manager = await createManager(testServer, app)
  const learner = await testServer.createUser({ app })
  const openedDialogs = failOnDialogs(page)

  await test.step('content sent through the API, as shown to a learner', async () => {
    const { moduleId } = await testServer.createModule(app, { title: 'Geschickte', pages: [] })
    const writtenAttacks = await sendAttacks(
      { host: app.host, token: await testServer.signIn(manager) },
      moduleId,
    )
    expect(writtenAttacks.length).toBeGreaterThan(60)
    await signIn(learner)
    await page.goto(urlOf(app, `/module/inhalt/${moduleId}`))
    await expect(heading(page, 'Geschickt')).toBeVisible()
    await expect(page.locator(TEXTS)).toHaveCount(writtenAttacks.length)
    expect(await strangeParts(page, TEXTS, RICH_LINK)).toEqual([])
  })
  const { moduleId } = await createSlippedIn(testServer, app)
  await test.step('content written to the database, as shown to a learner', async () => {
    await page.goto(urlOf(app, `/module/inhalt/${moduleId}`))
    await expect(heading(page, 'Untergeschoben')).toBeVisible()
    await expect(page.locator(TEXTS)).toHaveCount(KEPT_RAW.length)
    expect(await strangeParts(page, TEXTS, RICH_LINK)).toEqual([])
  })
  const canaries = await createCanaries(testServer, app)
  await test.step('each plain field, as shown to a learner', async () => {
    await page.goto(urlOf(app, `/module/inhalt/${canaries.moduleId}`))
    await expect(heading(page, canary('page'))).toBeVisible()
    for (const each of CANARIES.filter((each) => each !== canary('file')))
      await expect(page.getByRole('main')).toContainText(each)
    await expect(page.locator('main img[src=x]')).toHaveCount(0)
    for (const path of ['/module', '/dokumente']) {
      await page.goto(urlOf(app, path))
      await expect(page.getByRole('main')).toContainText(canary(path === '/module' ? 'module' : 'document'))
    }
  })
  await test.step('each plain field, as shown to an editor', async () => {
    await signIn(manager)
    await page.goto(urlOf(app, `/verwaltung/module/inhalte-verwalten/${canaries.moduleId}`))
    await expect(page.getByRole('heading', { level: 1 })).toContainText(canary('module'))
    for (const each of [canary('page'), canary('title'), canary('question'), canary('option')])
      await expect(page.getByRole('main')).toContainText(each)
    await expect(page.locator('main img[src=x]')).toHaveCount(0)
    for (const [path, field] of [
      ['dokumente', 'file'],
      ['gewohnheiten', 'habit'],
      ['module', 'module'],
    ] as const) {
      await page.goto(urlOf(app, `/verwaltung/${path}`))
      await expect(page.getByRole('main')).toContainText(canary(field))
    }
  })
  await test.step('content written to the database, in the preview and in the fields of a row', async () => {
    await page.goto(urlOf(app, `/verwaltung/module/inhalte-verwalten/${moduleId}`))
    await expect(page.locator(TEXTS_OF_PREVIEW)).toHaveCount(KEPT_RAW.length)
    expect(await strangeParts(page, TEXTS_OF_PREVIEW, RICH_LINK)).toEqual([])
    await page.getByRole('button', { name: 'Bearbeiten: Viele Antworten' }).click()
    const fields = rowNamed(page, 'Quiz bearbeiten').getByRole('textbox', { name: 'Erklärung' })
    await expect(fields).toHaveCount(KEPT_RAW.length)
    expect(await strangeParts(page, 'main [role=textbox][aria-multiline]', RICH)).toEqual([])
  })
  expect(openedDialogs).toEqual([])
})

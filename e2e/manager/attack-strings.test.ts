import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { createRichTextAsManager } from '@wohlauf/contract/content-elements-as-manager'
import { createModulePageAsManager } from '@wohlauf/contract/modules-as-manager'
import { RICH, RICH_LINK, type RichTextProfile } from '@wohlauf/contract/rich-text'
import { expect, test, urlOf } from '../browser/test.ts'
import { heading } from '../learner/reading.ts'
import { callAs } from '../test-server/call-as.ts'
import { ATTACK_STRINGS, quiz, richText } from '../test-server/content.ts'
import { post } from '../test-server/post.ts'
import { createManager, dialogNamed } from './editing.ts'

/** The database keeps no NUL byte; what has one is refused by the server. */
const KEPT_RAW = ATTACK_STRINGS.filter((attack) => !attack.includes('\0'))

/** Whatever is not of the profile, inside of what was written by others: markup, attributes, where links lead. */
const strangeParts = (
  page: Page,
  positions: string,
  { tags, hasLinks }: RichTextProfile,
): Promise<string[]> =>
  page.locator(positions).evaluateAll(
    (roots, allowed) =>
      roots
        // What the editor itself puts there to hold the cursor.
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
    // Headings stand a level lower below an element's own.
    [...tags, ...(tags.includes('h2') ? ['h4'] : []), ...(hasLinks ? ['a'] : [])] as string[],
  )

const TEXTS = 'main section > h2 + div'
const TEXTS_OF_PREVIEW = 'aside section section > h2 + div'

/** A dialog of the browser is what every one of the scripts would open. */
const failOnDialogs = (page: Page): string[] => {
  const opened: string[] = []
  page.on('dialog', (dialog) => {
    opened.push(dialog.message())
    void dialog.dismiss()
  })
  return opened
}

test('what attackers send as a text is refused or comes out harmless, and renders harmless', async ({
  page,
  testServer,
  signIn,
}) => {
  const app = await testServer.createApp()
  const manager = await createManager(testServer, app)
  const { moduleId } = await testServer.createModule(app, { title: 'Angriffe', pages: [] })
  const at = { host: app.host, token: await testServer.signIn(manager) }
  const modulePageId = randomUUID()
  await callAs(at, createModulePageAsManager, {
    moduleId,
    modulePageId,
    modulePageTitle: 'Geschickt',
    modulePageIsExerciseIncluded: false,
    modulePageIsEnabled: true,
  })
  const written: string[] = []
  for (const attack of ATTACK_STRINGS) {
    // What cleaning leaves nothing of is refused; words of its own keep it.
    const textHtml = `<p>Davor</p>${attack}<p>Danach</p>`
    const input = { modulePageId, contentElementId: randomUUID(), title: attack.slice(0, 60), textHtml }
    const { status } = await post(at.host, createRichTextAsManager.path, at.token, input)
    if (status === 200) written.push(attack)
    else expect(status, attack).toBe(400)
  }
  expect(written.length).toBeGreaterThan(60)
  const opened = failOnDialogs(page)
  await signIn(await testServer.createUser({ app }))
  await page.goto(urlOf(app, `/module/inhalt/${moduleId}`))
  await expect(heading(page, 'Geschickt')).toBeVisible()
  await expect(page.locator(TEXTS)).toHaveCount(written.length)
  expect(await strangeParts(page, TEXTS, RICH_LINK)).toEqual([])
  expect(opened).toEqual([])
})

test('what gets past the server’s cleaning is still shown harmless, to learners and to editors', async ({
  page,
  testServer,
  signIn,
  watch,
}) => {
  // The document in which it is cleaned runs nothing, but speaks of the policy all the same.
  watch.allow(/^console: .*(Content Security Policy|security policy:)/)
  const app = await testServer.createApp()
  const [first, ...rest] = KEPT_RAW.map((explanation, index) => ({
    contentElementQuizAnswerId: randomUUID(),
    text: `Antwort ${index}`,
    explanation,
    isCorrectAnswer: index === 0,
  }))
  if (!first) throw new Error('there are attacks')
  const { moduleId } = await testServer.createModule(app, {
    title: 'Angriffe',
    pages: [
      {
        title: 'Untergeschoben',
        elements: [
          {
            ...quiz(),
            title: 'Viele Antworten',
            content: { type: 'QUIZ', question: 'Welche?', possibleAnswers: [first, ...rest] },
          },
          ...KEPT_RAW.map((attack, index) => ({ ...richText(attack), title: `Angriff ${index}` })),
        ],
      },
    ],
  })
  const opened = failOnDialogs(page)

  await test.step('the learner', async () => {
    await signIn(await testServer.createUser({ app }))
    await page.goto(urlOf(app, `/module/inhalt/${moduleId}`))
    await expect(heading(page, 'Untergeschoben')).toBeVisible()
    await expect(page.locator(TEXTS)).toHaveCount(KEPT_RAW.length)
    expect(await strangeParts(page, TEXTS, RICH_LINK)).toEqual([])
  })
  await test.step('the editor, in the preview and in the fields of a dialog', async () => {
    await signIn(await createManager(testServer, app))
    await page.goto(urlOf(app, `/verwaltung/module/inhalte-verwalten/${moduleId}`))
    await expect(page.locator(TEXTS_OF_PREVIEW)).toHaveCount(KEPT_RAW.length)
    expect(await strangeParts(page, TEXTS_OF_PREVIEW, RICH_LINK)).toEqual([])
    await page.getByRole('button', { name: 'Bearbeiten: Viele Antworten' }).click()
    const fields = dialogNamed(page, 'Quiz bearbeiten').getByRole('textbox', { name: 'Erklärung' })
    await expect(fields).toHaveCount(KEPT_RAW.length)
    expect(await strangeParts(page, '[role=dialog] [role=textbox][aria-multiline]', RICH)).toEqual([])
  })
  expect(opened).toEqual([])
})

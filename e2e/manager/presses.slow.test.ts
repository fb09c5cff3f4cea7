/** Slow: a whole page is written by keyboard; it measures the number of presses, not whether they work. */
import type { Locator, Page } from '@playwright/test'
import { expect, test, urlOf } from '../browser/test.ts'
import { text } from '../test-server/content.ts'
import type { TestApp, TestServer, TestUser } from '../test-server/test-server.ts'
import { aPicture, createManager, dialogNamed, expectSaid, field, rowNamed } from './editing.ts'

const HABIT = 'Ein Glas Wasser am Morgen'
const DOCUMENT = 'Trinkplan'
const PAGE = 'Genug trinken'

/** More tab stops than a form has. */
const MAX_STEPS = 80

/**
 * The pace of an experienced typist is five letters a second; other presses take as long as finding their
 * key.
 */
const HUMAN_MS = { letter: 200, tab: 200, press: 1000 }

/** `npm run bench:typing` types at that speed, and measures; a journey only counts. */
const isMeasured = process.env.BENCH_TYPING === '1'
const delayOf = (kind: keyof typeof HUMAN_MS) => (isMeasured ? { delay: HUMAN_MS[kind] } : {})

/** Counts the presses of a keyboard user. Moving to the next field belongs to typing. */
const typist = (page: Page) => {
  const count = { letter: 0, tab: 0, press: 0 }
  const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement)
  const goTo = async (target: Locator): Promise<void> => {
    await expect(target).toBeVisible()
    for (let step = 0; step < MAX_STEPS; step += 1) {
      if (await hasFocus(target)) return
      count.tab += 1
      await page.keyboard.press('Tab', delayOf('tab'))
    }
    throw new Error(`the tab key does not reach ${target}`)
  }
  const type = async (words: string): Promise<void> => {
    count.letter += words.length
    await page.keyboard.type(words, delayOf('letter'))
  }
  return {
    goTo,
    type,
    press: async (key: string): Promise<void> => {
      count.press += 1
      await page.keyboard.press(key, delayOf('press'))
    },
    write: async (target: Locator, words: string): Promise<void> => {
      await goTo(target)
      await type(words)
    },
    presses: () => count.press,
    humanMs: () => count.letter * HUMAN_MS.letter + count.tab * HUMAN_MS.tab + count.press * HUMAN_MS.press,
  }
}

type Typist = ReturnType<typeof typist>

const choosePicture = async (form: Locator, { goTo, press }: Typist): Promise<void> => {
  await goTo(form.getByRole('button', { name: 'Bild wählen' }))
  await press('Enter')
  await expect(form.getByRole('img', { name: 'Gewähltes Bild' })).toBeVisible()
}

/** Types the first letters of an option. Nobody types a title as fast as a test, so the options have arrived before. */
const choose = async (form: Locator, name: string, option: string, { write }: Typist): Promise<void> => {
  const select = form.getByRole('combobox', { name })
  await expect(select.getByRole('option', { name: option })).toBeAttached()
  await write(select, option.slice(0, 3))
}

const writeQuiz = async (form: Locator, { goTo, press, write }: Typist): Promise<void> => {
  await write(field(form, 'Frage'), 'Wie viel am Tag?')
  for (const [index, answer] of ['Ein Glas', 'Anderthalb Liter'].entries()) {
    if (index === 1) {
      await goTo(form.getByRole('radio').nth(1))
      await press('Space')
    }
    await write(field(form, 'Antwort').nth(index), answer)
    await write(field(form, 'Erklärung').nth(index), 'So rät man es.')
  }
}

test('a page with all eight kinds is written by keyboard alone in three minutes, with 14 presses besides typing', async ({
  page,
  testServer,
  signIn,
}) => {
  test.slow()
  if (isMeasured) test.setTimeout(600_000)
  const app = await testServer.createApp()
  await testServer.createHabit(app, { title: HABIT })
  await testServer.createDocument(app, { title: DOCUMENT })
  const { moduleId } = await testServer.createModule(app, { title: 'Wasser', pages: [] })
  await signIn(await createManager(testServer, app))
  await page.goto(urlOf(app, `/verwaltung/module/inhalte-verwalten/${moduleId}`))
  // Registered from the beginning: a press must not come before it.
  page.on('filechooser', async (chooser) => chooser.setFiles(await aPicture()))
  const hands = typist(page)
  const { type, press, write, presses, humanMs } = hands
  const line = page.getByRole('combobox', { name: `Neuer Inhalt am Ende von: ${PAGE}` })

  await page.getByRole('button', { name: 'Seite erstellen' }).focus()
  const begin = performance.now()
  await press('Enter')
  await expect(field(dialogNamed(page, 'Seite erstellen'), 'Titel')).toBeFocused()
  await type(PAGE)
  await press('Control+Enter')

  const element = async (word: string, name: string, fill: (form: Locator) => Promise<void>): Promise<void> =>
    test.step(name, async () => {
      await expect(line).toBeFocused()
      // The space chooses the only kind that begins with the word.
      await type(`/${word} `)
      const form = rowNamed(page, `${name} anlegen`)
      await expect(field(form, 'Titel')).toBeFocused()
      await type(`Mein ${name}`)
      await fill(form)
      await press('Control+Enter')
      await expect(form).toBeHidden()
    })
  await element('text', 'Text', (form) =>
    write(field(form, 'Text'), 'Wasser trägt alles, was der Körper braucht.'),
  )
  await element('video', 'Video', (form) => write(field(form, 'Video'), '76979871'))
  await element('bild', 'Bild', async (form) => {
    await choosePicture(form, hands)
    await write(field(form, 'Alternativtext'), 'Ein volles Glas')
  })
  await element('quiz', 'Quiz', (form) => writeQuiz(form, hands))
  await element('gewohnheit', 'Gewohnheit', (form) => choose(form, 'Gewohnheit', HABIT, hands))
  await element('best', 'Bestätigung', async (form) => {
    await write(field(form, 'Einleitung'), 'Sprich es aus.')
    await write(field(form, 'Bestätigung'), 'Ich trinke am Morgen.')
  })
  await element('dok', 'Dokument', async (form) => {
    await choose(form, 'Dokument', DOCUMENT, hands)
    await write(field(form, 'Erklärung'), 'Für den Kühlschrank.')
  })
  await element('selbst', 'Selbstreflexion', async (form) => {
    await write(field(form, 'Frage'), 'Wie leicht fällt es dir?')
    await write(field(form, 'Antwort'), 'Leicht')
    await write(field(form, 'Reaktion'), 'Bleib dabei.')
  })

  await expect(page.getByRole('region', { name: PAGE, exact: true }).getByRole('listitem')).toHaveCount(8)
  if (isMeasured) {
    const seconds = (performance.now() - begin) / 1000
    console.info(`${seconds.toFixed(0)} s, ${presses()} presses besides typing`)
    expect(seconds).toBeLessThan(180)
  }
  expect(presses()).toBeLessThanOrEqual(14)
  expect(humanMs()).toBeLessThan(180_000)
})

type Module = { app: TestApp; moduleId: string }
type Editor = { page: Page; testServer: TestServer; signIn: (user: TestUser) => Promise<void> }

/** Publishes a module with a typo, in an app with working versions. */
const openPublished = async ({ page, testServer, signIn }: Editor): Promise<Module> => {
  const app = await testServer.createApp({ publishesOnSave: false })
  const { moduleId } = await testServer.createModule(app, {
    title: 'Wasser',
    pages: [{ title: PAGE, elements: [text('Ein Glas Wasse')] }],
  })
  await signIn(await createManager(testServer, app))
  await page.goto(urlOf(app, `/verwaltung/module/inhalte-verwalten/${moduleId}`))
  await page.getByRole('button', { name: 'Modul veröffentlichen' }).click()
  await expectSaid(page, 'Das Modul ist veröffentlicht.')
  return { app, moduleId }
}

const expectCorrected = async (reader: Page, { app, moduleId }: Module): Promise<void> => {
  await reader.goto(urlOf(app, `/module/inhalt/${moduleId}?seite=1`))
  await expect(reader.getByRole('heading', { name: 'Ein Glas Wasser', exact: true })).toBeVisible()
}

test('a letter is corrected, saved and published with three presses', async ({
  page,
  testServer,
  signIn,
  openBrowser,
}) => {
  const module = await openPublished({ page, testServer, signIn })
  const { type, press, presses } = typist(page)
  await page.getByRole('button', { name: 'Bearbeiten: Ein Glas Wasse' }).focus()
  await press('Enter')
  await expect(field(rowNamed(page, 'Text bearbeiten'), 'Titel')).toBeFocused()
  await press('End')
  await type('r')
  await press('Control+Shift+Enter')
  await expectSaid(page, 'Text wurde angepasst.')
  await expectSaid(page, 'Das Modul ist veröffentlicht.')
  await expect(page.getByRole('button', { name: 'Bearbeiten: Ein Glas Wasser' })).toBeFocused()
  expect(presses()).toBeLessThanOrEqual(3)
  await expectCorrected(await openBrowser(await testServer.createUser(module)), module)
})

test('the same takes three presses of the mouse', async ({ page, testServer, signIn, openBrowser }) => {
  const module = await openPublished({ page, testServer, signIn })
  let presses = 0
  const press = async (target: Locator, options: Parameters<Locator['click']>[0] = {}): Promise<void> => {
    presses += 1
    await target.click(options)
  }
  await press(page.getByRole('button', { name: 'Bearbeiten: Ein Glas Wasse' }))
  const title = field(rowNamed(page, 'Text bearbeiten'), 'Titel')
  await expect(title).toBeFocused()
  // Clicks behind the last letter.
  const { width = 0, height = 0 } = (await title.boundingBox()) ?? {}
  await press(title, { position: { x: width - 4, y: height / 2 } })
  await page.keyboard.type('r')
  await press(page.getByRole('button', { name: 'Änderungen veröffentlichen' }))
  await expectSaid(page, 'Text wurde angepasst.')
  await expectSaid(page, 'Das Modul ist veröffentlicht.')
  expect(presses).toBeLessThanOrEqual(3)
  await expectCorrected(await openBrowser(await testServer.createUser(module)), module)
})

import { readFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import { getModuleAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import { expect, test, urlOf } from '../browser/test.ts'
import { callAs } from '../test-server/call-as.ts'
import { createManager, field, save } from './editing.ts'
import { beginElement } from './write-elements.ts'

const markupOf = (name: string): Promise<string> =>
  readFile(
    new URL(`../../apps/web/src/authoring/rich-text/paste-cases/${name}.html`, import.meta.url),
    'utf8',
  )

/** Pastes like another program. */
const paste = (text: Locator, html: string): Promise<void> =>
  text.evaluate((element, markup) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', markup)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)

/** The document used for parsing applies no style, but still reports Word's own. */
const STYLE_OF_WORD =
  /^console: (?:Applying inline style violates|security policy: style-src-elem forbids inline)/

// The product's security policy applies here, and any other report of it fails the test.
test('a text pasted out of Word and a mail is stored with its lists, lines and links', async ({
  page,
  testServer,
  signIn,
  watch,
}) => {
  watch.allow(STYLE_OF_WORD)
  const app = await testServer.createApp()
  const manager = await createManager(testServer, app)
  const { moduleId } = await testServer.createModule(app, { title: 'Trinken', pages: [{ title: 'Morgens' }] })
  await signIn(manager)
  await page.goto(urlOf(app, `/verwaltung/module/inhalte-verwalten/${moduleId}`))
  const form = await beginElement(page, 'Morgens', 'RICH_TEXT')
  await field(form, 'Titel').fill('Eingefügt')
  const text = field(form, 'Text')
  await text.click()
  for (const name of ['outlook', 'word-list', 'excel']) {
    await paste(text, await markupOf(name))
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
  }
  await page.keyboard.type('Ende')
  await save(form, 'Anlegen', 'Text wurde erstellt.')
  const at = { host: app.host, token: await testServer.signIn(manager) }
  const { pages } = await callAs(at, getModuleAsManager, { moduleId })
  expect(pages[0]?.contentElements[0]).toMatchObject({
    textHtml:
      '<p><strong>Liebe Kolleginnen,</strong></p><p>hier der Link: <a href="https://example.org/plan" ' +
      'rel="noopener noreferrer nofollow" target="_blank">Plan</a></p><p></p><h2>Trinken im Alltag</h2><p>Was hilft:</p>' +
      '<ul><li><p>Ein Glas am Morgen</p><ul><li><p>ohne Zucker</p></li></ul></li><li><p>Tee statt Limo</p></li></ul>' +
      '<ol><li><p>Erster Schritt</p></li></ol><p>Haferflocken\t60\tg</p><p>Apfel\t1\tStück</p><p></p><p>Ende</p>',
  })
})

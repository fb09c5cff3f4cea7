/** Slow: eight kinds are typed at 60 ms a key on a slowed processor; `typing-on.test.tsx` holds the answer back instead. */
import { expect, test, urlOf } from '../browser/test.ts'
import { createManager, field, rowNamed } from './editing.ts'

const PAGE = 'Genug trinken'

/** The pace of a fast typist, on a slow device. */
const KEY_MS = 60
const SLOWED_BY = 4

const KINDS = [
  ['text', 'Text'],
  ['video', 'Video'],
  ['bild', 'Bild'],
  ['quiz', 'Quiz'],
  ['gewohnheit', 'Gewohnheit'],
  ['best', 'Bestätigung'],
  ['dok', 'Dokument'],
  ['selbst', 'Selbstreflexion'],
] as const

test('no text typed right after a kind is lost, at its first opening and beside drafts of others', async ({
  page,
  testServer,
  signIn,
}) => {
  test.slow()
  const app = await testServer.createApp()
  const { moduleId } = await testServer.createModule(app, {
    title: 'Wasser',
    pages: [{ title: PAGE, elements: [] }],
  })
  await signIn(await createManager(testServer, app))
  await page.goto(urlOf(app, `/verwaltung/module/inhalte-verwalten/${moduleId}`))
  const line = page.getByRole('combobox', { name: `Neuer Inhalt am Ende von: ${PAGE}` })
  await line.focus()
  const browser = await page.context().newCDPSession(page)
  await browser.send('Emulation.setCPUThrottlingRate', { rate: SLOWED_BY })
  for (const [word, name] of KINDS)
    await test.step(name, async () => {
      const title = `Mein ${name} zum Wasser`
      await page.keyboard.type(`/${word} ${title}`, { delay: KEY_MS })
      const form = rowNamed(page, `${name} anlegen`)
      await expect(form.getByRole('button', { name: 'Anlegen', exact: true })).toBeVisible()
      await expect(field(form, 'Titel')).toHaveValue(title)
      await expect(field(form, 'Titel')).toBeFocused()
      // Its draft stays, with a button that a space could press.
      await page.keyboard.press('Escape')
      await expect(line).toBeFocused()
    })
  await expect(page.getByText(/: Entwurf behalten$/)).toHaveCount(KINDS.length)
})

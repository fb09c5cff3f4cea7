import { expect, test, urlOf } from '../browser/test.ts'
import type { TestServer } from '../test-server/test-server.ts'
import { createManager, dialogNamed, field, save } from './editing.ts'
import { beginElement } from './write-elements.ts'

/** A module whose only page has nothing on it yet. */
const createEmptyPage = async (testServer: TestServer) => {
  const app = await testServer.createApp()
  const { moduleId } = await testServer.createModule(app, {
    title: 'Probemodul',
    pages: [{ title: 'Einzige', elements: [] }],
  })
  return { app, moduleId }
}

test('a text has what its toolbar offers, and a link only where one leads', async ({
  page,
  testServer,
  signIn,
}) => {
  const { app, moduleId } = await createEmptyPage(testServer)
  await signIn(await createManager(testServer, app))
  await page.goto(urlOf(app, `/verwaltung/module/inhalte-verwalten/${moduleId}`))
  const form = await beginElement(page, 'Einzige', 'RICH_TEXT')
  const [text, tools] = [field(form, 'Text'), form.getByRole('toolbar', { name: 'Textgestaltung' })]
  const press = (name: string) => tools.getByRole('button', { name, exact: true }).click()
  const { keyboard } = page
  await field(form, 'Titel').fill('Gestaltet')

  await test.step('headings, lists, bold and italic', async () => {
    await text.click()
    await press('Überschrift')
    await keyboard.type('Der Anfang')
    await keyboard.press('Enter')
    await press('Fett')
    await keyboard.type('Wichtig')
    await press('Fett')
    await press('Kursiv')
    await keyboard.type(' und leise')
    await press('Kursiv')
    await keyboard.press('Enter')
    await press('Aufzählung')
    await keyboard.type('Erstens')
    await keyboard.press('Enter')
    await keyboard.type('Zweitens')
    await keyboard.press('Enter')
    await keyboard.press('Enter')
  })
  await test.step('a link that leads nowhere is told', async () => {
    await press('Link')
    const address = form.getByRole('textbox', { name: 'Adresse' })
    await address.fill('javascript:alert(1)')
    await keyboard.press('Enter')
    await expect(form.getByText('Der Link ist leider nicht valide.')).toBeVisible()
    await address.fill('https://example.org/wasser')
    await keyboard.press('Enter')
    await expect(text.getByRole('link', { name: 'https://example.org/wasser' })).toBeVisible()
    await expect(dialogNamed(page, 'Text anlegen')).toBeVisible()
  })
  await save(form, 'Anlegen', 'Text wurde erstellt.')

  await test.step('as a learner reads it', async () => {
    await signIn(await testServer.createUser({ app }))
    await page.goto(urlOf(app, `/module/inhalt/${moduleId}`))
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 3, name: 'Der Anfang' })).toBeVisible()
    await expect(main.locator('strong', { hasText: 'Wichtig' })).toBeVisible()
    await expect(main.locator('em', { hasText: 'und leise' })).toBeVisible()
    const list = main.getByRole('list').filter({ hasText: 'Erstens' })
    await expect(list.getByRole('listitem')).toHaveText(['Erstens', 'Zweitens'])
    await expect(main.getByRole('link', { name: 'https://example.org/wasser' })).toHaveAttribute(
      'href',
      'https://example.org/wasser',
    )
  })
})

test('fields with a smaller toolbar offer no more than that', async ({ page, testServer, signIn }) => {
  const { app, moduleId } = await createEmptyPage(testServer)
  await signIn(await createManager(testServer, app))
  await page.goto(urlOf(app, `/verwaltung/module/inhalte-verwalten/${moduleId}`))
  const ALWAYS = ['Rückgängig', 'Wiederholen']
  for (const { type, offered } of [
    {
      type: 'ACKNOWLEDGEMENT',
      offered: ['Überschrift', 'Kleine Überschrift', 'Fett', 'Kursiv', 'Aufzählung', 'Nummerierte Liste'],
    },
    { type: 'DOCUMENT', offered: ['Fett', 'Kursiv', 'Aufzählung', 'Nummerierte Liste'] },
  ] as const) {
    const form = await beginElement(page, 'Einzige', type)
    const buttons = form.getByRole('toolbar', { name: 'Textgestaltung' }).getByRole('button')
    await expect(buttons.first()).toBeVisible()
    const names = await buttons.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')))
    expect(names).toEqual([...offered, ...ALWAYS])
    await form.getByRole('button', { name: 'Schließen' }).click()
    await expect(form).toBeHidden()
  }
})

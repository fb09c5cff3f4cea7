import { randomUUID } from 'node:crypto'
import { expect, test, urlOf } from '../browser/test.ts'
import { post } from '../test-server/post.ts'
import { createManager, dialogNamed, field, save } from './editing.ts'
import { beginElement } from './write-elements.ts'

// A quick person presses the next key before the screen was drawn anew: nothing here waits between two presses.

test('keys and pointer move in the moment in which a thing is taken hold of', async ({
  page,
  testServer,
  signIn,
}) => {
  const app = await testServer.createApp()
  for (const title of ['Eins', 'Zwei', 'Drei']) await testServer.createModule(app, { title })
  await signIn(await createManager(testServer, app))
  await page.goto(urlOf(app, '/verwaltung/module'))
  const { keyboard, mouse } = page
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows).toContainText(['Eins', 'Zwei', 'Drei'])
  const open = async () => {
    await page.getByRole('button', { name: 'Sortieren' }).click()
    return dialogNamed(page, 'Module sortieren')
  }
  const saveOrder = () =>
    save(dialogNamed(page, 'Module sortieren'), 'Reihenfolge speichern', 'Die Reihenfolge wurde angepasst.')

  await test.step('by keyboard', async () => {
    const form = await open()
    await form.getByRole('button', { name: /Drei verschieben$/ }).focus()
    for (const key of ['Space', 'ArrowUp', 'ArrowUp', 'Space']) await keyboard.press(key)
    await expect(form.getByRole('listitem')).toContainText(['Drei', 'Eins', 'Zwei'])
    await saveOrder()
    await expect(rows).toContainText(['Drei', 'Eins', 'Zwei'])
  })
  await test.step('Escape lets go of it, and the dialog stays', async () => {
    const form = await open()
    await form.getByRole('button', { name: /Drei verschieben$/ }).focus()
    for (const key of ['Space', 'ArrowDown', 'Escape']) await keyboard.press(key)
    await expect(form.getByRole('status')).toContainText('Drei bleibt, wo es war.')
    await expect(form.getByRole('listitem')).toContainText(['Drei', 'Eins', 'Zwei'])
    await keyboard.press('Escape')
    await expect(form).toBeHidden()
  })
  await test.step('by a flick of the pointer', async () => {
    const form = await open()
    const handle = form.getByRole('button', { name: /Drei verschieben$/ })
    await handle.hover()
    const last = await form.getByRole('button', { name: /Zwei verschieben$/ }).boundingBox()
    await mouse.down()
    await mouse.move((last?.x ?? 0) + 10, (last?.y ?? 0) + 30)
    await mouse.up()
    await saveOrder()
    await expect(rows).toContainText(['Eins', 'Zwei', 'Drei'])
  })
})

test('a key right after a button of the toolbar goes into the text', async ({ page, testServer, signIn }) => {
  const app = await testServer.createApp()
  const { moduleId } = await testServer.createModule(app, {
    title: 'Probemodul',
    pages: [{ title: 'Einzige', elements: [] }],
  })
  await signIn(await createManager(testServer, app))
  await page.goto(urlOf(app, `/verwaltung/module/inhalte-verwalten/${moduleId}`))
  const form = await beginElement(page, 'Einzige', 'RICH_TEXT')
  const [title, text] = [field(form, 'Titel'), field(form, 'Text')]
  const tool = (name: string) =>
    form.getByRole('toolbar', { name: 'Textgestaltung' }).getByRole('button', { name, exact: true })
  const { keyboard } = page

  await test.step('from another field, by pointer', async () => {
    await title.fill('Gestaltet')
    await tool('Fett').click()
    await keyboard.press('w')
    await expect(text.locator('strong')).toHaveText('w')
    await expect(title).toHaveValue('Gestaltet')
  })
  await test.step('Enter begins a line, and does not press the button again', async () => {
    await tool('Kursiv').click()
    await keyboard.press('Enter')
    await keyboard.press('l')
    await expect(text.locator('p')).toHaveText(['w', 'l'])
    await expect(text.locator('p').last().locator('em')).toHaveText('l')
    await expect(tool('Kursiv')).toHaveAttribute('aria-pressed', 'true')
  })
  await test.step('by keyboard', async () => {
    await tool('Kursiv').focus()
    await keyboard.press('Enter')
    await keyboard.press('x')
    await expect(text.locator('p').last()).toHaveText('lx')
    await expect(text.locator('p').last().locator('em')).toHaveText('l')
  })
  await test.step('a press on a pale button leaves the focus in the text', async () => {
    await tool('Wiederholen').click({ force: true })
    await keyboard.press('y')
    await expect(text.locator('p').last()).toHaveText('lxy')
  })
  await test.step('the address of a link is typed right after its button, and Escape closes it alone', async () => {
    await tool('Link').click()
    await keyboard.type('example.org')
    const address = form.getByRole('textbox', { name: 'Adresse' })
    await expect(address).toHaveValue('https://example.org')
    await keyboard.press('Escape')
    await expect(address).toBeHidden()
    await keyboard.press('z')
    await expect(text.locator('p').last()).toHaveText('lxyz')
    await keyboard.press('Escape')
    await expect(form).toBeHidden()
  })
})

test('a creation that was saved and not answered is made once', async ({
  page,
  testServer,
  signIn,
  watch,
}) => {
  watch.allow(/ERR_FAILED/)
  const app = await testServer.createApp()
  await signIn(await createManager(testServer, app))
  await page.goto(urlOf(app, '/verwaltung/gewohnheiten'))
  await page.getByRole('button', { name: 'Gewohnheit erstellen' }).click()
  const form = dialogNamed(page, 'Gewohnheit erstellen')
  const title = `Ein Glas Wasser ${randomUUID()}`
  await field(form, 'Titel').fill(title)
  await field(form, 'Einleitung').fill('Gleich nach dem Aufstehen.')
  await page.route(
    '**/api/habits/create-habit-as-manager-command',
    async (route) => {
      const request = route.request()
      const { pathname } = new URL(request.url())
      const token = request.headers()['auth-token'] ?? ''
      expect((await post(app.host, pathname, token, request.postDataJSON())).status).toBe(200)
      await route.abort()
    },
    { times: 1 },
  )
  await form.getByRole('button', { name: 'Erstellen', exact: true }).click()
  await expect(page.getByText('Es konnte keine Verbindung')).toBeVisible()
  await page.getByRole('button', { name: 'Meldung schließen' }).click()
  await save(form, 'Erstellen', 'Gewohnheit wurde erstellt.')
  await page.reload()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
})

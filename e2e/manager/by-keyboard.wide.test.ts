import { pressWithKeyboard, tabTo, tickWithKeyboard } from '../browser/keyboard.ts'
import { expect, test, urlOf } from '../browser/test.ts'
import { createManager, dialogNamed, expectSaid, field } from './editing.ts'

test('a page and a quiz are written by keyboard alone', async ({ page, testServer, signIn }) => {
  const app = await testServer.createApp()
  const { moduleId } = await testServer.createModule(app, { title: 'Probemodul', pages: [] })
  await signIn(await createManager(testServer, app))
  await page.goto(urlOf(app, `/verwaltung/module/inhalte-verwalten/${moduleId}`))
  const { keyboard } = page

  await test.step('the page', async () => {
    await pressWithKeyboard(page.getByRole('button', { name: 'Seite erstellen' }))
    const form = dialogNamed(page, 'Seite erstellen')
    await tabTo(field(form, 'Titel'))
    await keyboard.type('Erste Seite')
    await tickWithKeyboard(form.getByRole('checkbox', { name: 'Enthält eine Übung' }))
    await pressWithKeyboard(form.getByRole('button', { name: 'Erstellen' }))
    await expectSaid(page, 'Seite wurde erstellt.')
    await expect(form).toBeHidden()
    await expect(page.getByRole('region', { name: 'Erste Seite', exact: true })).toBeFocused()
  })
  await test.step('the quiz', async () => {
    await pressWithKeyboard(page.getByRole('button', { name: 'Inhalt anlegen auf: Erste Seite' }))
    // The first entry has the focus: the quiz is the third behind it.
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter']) await keyboard.press(key)
    const form = dialogNamed(page, 'Quiz anlegen')
    await tabTo(field(form, 'Titel'))
    await keyboard.type('Kurz gefragt')
    await tabTo(field(form, 'Frage'))
    await keyboard.type('Was ist richtig?')
    for (const index of [0, 1]) {
      await tabTo(field(form, 'Antwort').nth(index))
      await keyboard.type(`Antwort ${index}`)
      await tabTo(field(form, 'Erklärung').nth(index))
      await keyboard.type('Weil es so ist.')
    }
    const first = form.getByRole('radio', { name: 'Diese Antwort ist richtig' }).first()
    await tabTo(first)
    await keyboard.press('Space')
    await expect(first).toBeChecked()
    await pressWithKeyboard(form.getByRole('button', { name: 'Anlegen' }))
    await expectSaid(page, 'Quiz wurde erstellt.')
  })
  await expect(page.getByRole('region', { name: 'Erste Seite', exact: true })).toContainText('Kurz gefragt')
})

import { expect, test, urlOf } from '../browser/test.ts'
import { createManager, dialogNamed, field, save } from './editing.ts'
import { beginElement } from './write-elements.ts'

const REQUIRED = 'Dieses Feld muss gefüllt sein'

test('a field for a number takes German numbers, and says what is wrong with others', async ({
  page,
  testServer,
  signIn,
}) => {
  const app = await testServer.createApp()
  await testServer.createModule(app, { title: 'Probemodul' })
  await signIn(await createManager(testServer, app))
  await page.goto(urlOf(app, '/verwaltung/module'))
  await page.getByRole('button', { name: 'Mehr zu: Probemodul' }).click()
  await page.getByRole('menuitem', { name: 'Nummer und Titel ändern' }).click()
  const form = dialogNamed(page, 'Nummer und Titel ändern')
  const number = field(form, 'Nummer')
  for (const [typed, sentence] of [
    ['', REQUIRED],
    ['zwei', 'Der Wert muss eine gültige Zahl sein'],
    ['1.5', 'Der Wert muss eine gültige Zahl sein'],
    ['1,5', 'Die Zahl darf keine Nachkommastellen haben'],
    ['-1', 'Die Zahl muss mindestens 0 sein'],
    ['200.000', 'Die Zahl darf höchstens 100.000 sein'],
  ] as const) {
    await number.fill(typed)
    await number.blur()
    await expect(form.getByText(sentence, { exact: true })).toBeVisible()
    await expect(number).toHaveValue(typed)
    await expect(form.getByRole('button', { name: 'Speichern' })).toBeDisabled()
  }
  await number.fill('1.250')
  await number.press('ArrowUp')
  await expect(number).toHaveValue('1.251')
  await save(form, 'Speichern', 'Modul wurde angepasst.')
  await expect(page.getByRole('link', { name: 'Modul 1251: Probemodul' })).toBeVisible()
})

test('a selection that is left open is told like every empty field', async ({ page, testServer, signIn }) => {
  const app = await testServer.createApp()
  await testServer.createHabit(app, { title: 'Ein Glas Wasser' })
  const { moduleId } = await testServer.createModule(app, {
    title: 'Probemodul',
    pages: [{ title: 'Einzige', elements: [] }],
  })
  await signIn(await createManager(testServer, app))
  await page.goto(urlOf(app, `/verwaltung/module/inhalte-verwalten/${moduleId}`))
  const form = await beginElement(page, 'Einzige', 'HABIT_PROPOSAL')
  await field(form, 'Titel').fill('Morgens')
  const habit = form.getByRole('combobox', { name: 'Gewohnheit' })
  await habit.focus()
  await habit.blur()
  await expect(form.getByText(REQUIRED)).toBeVisible()
  await habit.selectOption({ label: 'Ein Glas Wasser' })
  await expect(form.getByText(REQUIRED)).toBeHidden()
})

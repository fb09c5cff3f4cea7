import { getAutosaveAsManager } from '@wohlauf/contract/autosaves/autosaves'
import { createHabitAsManager, getHabitsAsManager } from '@wohlauf/contract/habits/habits-as-manager'
import {
  createModuleAsManager,
  getModuleAsManager,
  getModulesAsManager,
} from '@wohlauf/contract/modules/modules-as-manager'
import { createStore, entries, set } from 'idb-keyval'
import { type Locator, page, userEvent } from 'vitest/browser'
import {
  button,
  chooseFile,
  closeMessage,
  dialogNamed,
  expectSaid,
  field,
  openAsManager,
  reload,
  rows,
  save,
} from '../../testing/editing.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { sampleContent, sampleHabit, sampleModule } from '../../testing/managed-samples.ts'
import { makePhoto } from '../../testing/photo.ts'
import { idOf } from '../../testing/sample-elements.ts'
import { sampleUser } from '../../testing/samples.ts'
import { expect, test } from '../../testing/test.ts'

const HABITS = '/verwaltung/gewohnheiten'
const KEPT =
  /Deine Eingaben vom \d\d\.\d\d\.\d{4}, \d\d:\d\d Uhr sind wieder da\. Gespeichert sind sie noch nicht\./
const TEXT = 'Drei Sätze, die niemand noch einmal tippen will.'

const begin = async (): Promise<Locator> => {
  await button('Gewohnheit erstellen').click()
  const form = dialogNamed('Gewohnheit erstellen')
  await expect.element(field(form, 'Einleitung')).toBeVisible()
  return form
}

/** Opens the form of a new habit and types into it. */
const beginWriting = async (server: FakeServer): Promise<Locator> => {
  server.on(getHabitsAsManager, [])
  await openAsManager(server, HABITS)
  const form = await begin()
  await field(form, 'Titel').fill('Ein Gedanke')
  await field(form, 'Einleitung').fill(TEXT)
  await expect.poll(keptOnDevice).toContain(TEXT)
  return form
}

const drafts = createStore('wohlauf-drafts', 'drafts')
const keptOnDevice = async (): Promise<string> => JSON.stringify(await entries(drafts))

const note = (form: Locator) => form.getByRole('status').filter({ hasText: KEPT })

test('text typed before a dialog’s form is rendered is in its first field', async ({ server }) => {
  server.on(getHabitsAsManager, [])
  const forms = server.hold(getAutosaveAsManager, null)
  await openAsManager(server, HABITS)
  await button('Gewohnheit erstellen').click()
  const dialog = dialogNamed('Gewohnheit erstellen')
  await expect.element(field(dialog, 'Erstes Feld')).toHaveFocus()
  await userEvent.keyboard('Ein Glas Wasser')
  forms.resume()
  await expect.element(field(dialog, 'Titel')).toHaveFocus()
  await expect.element(field(dialog, 'Titel')).toHaveValue('Ein Glas Wasser')
})

test('typed input survives a reload, once, until it is saved', async ({ server }) => {
  await beginWriting(server)
  await reload(server, HABITS)
  const form = await begin()
  await expect.element(note(form)).toBeVisible()
  await expect.element(field(form, 'Titel')).toHaveValue('Ein Gedanke')
  await expect.element(field(form, 'Einleitung')).toMatchTextContent(TEXT)
  server.on(createHabitAsManager, { habitId: idOf(1) })
  server.on(getHabitsAsManager, [sampleHabit(1, { title: 'Ein Gedanke' })])
  await save(form, 'Erstellen', 'Gewohnheit wurde erstellt.')
  await expect.element(rows()).toMatchTextContent('Ein Gedanke')
  await expect.poll(keptOnDevice).toBe('[]')
  const next = await begin()
  await expect.element(field(next, 'Titel')).toHaveValue('')
  expect(next.getByText(KEPT).query()).toBeNull()
})

test('closing a dialog keeps the draft; discarding it in the note deletes it', async ({ server }) => {
  const form = await beginWriting(server)
  await button('Schließen', form).click()
  await expect.element(form).not.toBeInTheDocument()
  const again = await begin()
  await button('Verwerfen', note(again)).click()
  await expect.element(field(again, 'Titel')).toHaveValue('')
  await expect.element(field(again, 'Titel')).toHaveFocus()
  await expect.element(field(again, 'Einleitung')).toMatchTextContent('')
  expect(note(again).query()).toBeNull()
  await expect.poll(keptOnDevice).toBe('[]')
  await reload(server, HABITS)
  await expect.element(field(await begin(), 'Titel')).toHaveValue('')
})

test('the dialog’s button discards the draft', async ({ server }) => {
  const form = await beginWriting(server)
  await button('Verwerfen', form).click()
  await expect.element(form).not.toBeInTheDocument()
  await expect.poll(keptOnDevice).toBe('[]')
  const next = await begin()
  await expect.element(field(next, 'Titel')).toHaveValue('')
  await expect.element(button('Abbrechen', next)).toBeVisible()
})

test('a dialog without input leaves no draft', async ({ server }) => {
  server.on(getHabitsAsManager, [])
  await openAsManager(server, HABITS)
  const form = await begin()
  await button('Schließen', form).click()
  await expect.element(form).not.toBeInTheDocument()
  expect(await keptOnDevice()).toBe('[]')
})

test('typed input survives a lost connection', async ({ server }) => {
  const form = await beginWriting(server)
  server.on(createHabitAsManager, { habitId: idOf(1) })
  server.setReachable(false)
  await button('Erstellen', form).click()
  await expectSaid('Überprüfe bitte deine Internetverbindung')
  await expect.element(field(form, 'Titel')).toHaveValue('Ein Gedanke')
  server.setReachable(true)
  await closeMessage()
  await save(form, 'Erstellen', 'Gewohnheit wurde erstellt.')
})

test('typed input survives an expired login, for its author', async ({ server }) => {
  const form = await beginWriting(server)
  server.refuse(createHabitAsManager, 'authentication-required')
  await button('Erstellen', form).click()
  await expectSaid('Deine Anmeldung ist abgelaufen, melde dich bitte neu an.')
  await expect.element(page.getByRole('main').getByRole('button', { name: 'Anmelden' })).toBeVisible()

  const colleague = sampleUser('ROLE_APP_MANAGER', { id: idOf(99) })
  await reload(server, HABITS, { user: colleague })
  await expect.element(field(await begin(), 'Titel')).toHaveValue('')

  await reload(server, HABITS)
  const again = await begin()
  await expect.element(note(again)).toBeVisible()
  await expect.element(field(again, 'Titel')).toHaveValue('Ein Gedanke')
})

test('a chosen picture survives a reload too', async ({ server }) => {
  server.on(getModulesAsManager, [])
  await openAsManager(server, '/verwaltung/module')
  const open = async () => {
    await button('Modul erstellen').click()
    return dialogNamed('Modul erstellen')
  }
  const dialog = await open()
  await field(dialog, 'Titel').fill('Mit Bild')
  await chooseFile(dialog, await makePhoto())
  await button('Übernehmen', dialogNamed('Ausschnitt wählen')).click()
  await expect.element(dialog.getByRole('img', { name: 'Gewähltes Bild' })).toBeVisible()
  await expect.poll(keptOnDevice).toContain('imageFile')
  await reload(server, '/verwaltung/module')
  const form = await open()
  await expect.element(form.getByRole('img', { name: 'Gewähltes Bild' })).toBeVisible()
  server.on(createModuleAsManager, { moduleId: idOf(1) })
  server.on(getModuleAsManager, sampleContent([]))
  server.on(getModulesAsManager, [sampleModule(1, { title: 'Mit Bild' })])
  await save(form, 'Erstellen', 'Modul wurde erstellt.')
  const [call] = server.callsOf(createModuleAsManager)
  expect(call?.input).toMatchObject({ title: 'Mit Bild', number: '0', isEnabled: 'false' })
  expect(call?.files.imageFile?.type).toBe('image/jpeg')
})

test('drafts are deleted after a month', async ({ server }) => {
  server.on(getHabitsAsManager, [])
  const key = `${sampleUser().id} habit-new`
  const draft = { values: { title: 'Alt' }, revision: undefined, savedAtMs: Date.now() - 31 * 86_400_000 }
  await openAsManager(server, HABITS)
  await set(key, draft, drafts)
  await set(`${key}-2`, { ...draft, savedAtMs: Date.now() - 29 * 86_400_000 }, drafts)
  // Once per visit: a separate page stands for the next one.
  const { dropOldDrafts } = await import('./draft-store.ts')
  await dropOldDrafts()
  expect((await entries(drafts)).map(([name]) => name)).toEqual([`${key}-2`])
})

test('without a storage, editing works without drafts', async ({ server }) => {
  server.on(getHabitsAsManager, [])
  server.on(createHabitAsManager, { habitId: idOf(1) })
  await openAsManager(server, HABITS)
  const transaction = IDBDatabase.prototype.transaction
  IDBDatabase.prototype.transaction = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  try {
    const form = await begin()
    await field(form, 'Titel').fill('Ein Gedanke')
    await field(form, 'Einleitung').fill(TEXT)
    await save(form, 'Erstellen', 'Gewohnheit wurde erstellt.')
  } finally {
    IDBDatabase.prototype.transaction = transaction
  }
})

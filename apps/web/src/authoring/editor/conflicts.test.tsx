import {
  createHabitAsManager,
  getHabitsAsManager,
  type ManagedHabit,
  updateHabitAsManager,
} from '@wohlauf/contract/habits/habits-as-manager'
import { getLastChangesAsManager } from '@wohlauf/contract/overview/overview'
import { createStore, entries } from 'idb-keyval'
import { type Locator, page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../testing/accessible.ts'
import {
  button,
  closeMessage,
  dialogNamed,
  expectSaid,
  field,
  message,
  openAsManager,
  save,
} from '../../testing/editing.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { sampleHabit } from '../../testing/managed-samples.ts'
import { idOf } from '../../testing/sample-elements.ts'
import { expect, test } from '../../testing/test.ts'

const HABITS = '/verwaltung/gewohnheiten'
const NOTE =
  'Die Gewohnheit wurde inzwischen geändert. Was du geschrieben hast, steht unten und ist noch nicht gespeichert.'

const DELETED_NOTE =
  'Die Gewohnheit wurde inzwischen gelöscht. Was du geschrieben hast, steht unten und lässt sich nicht mehr speichern. Kopiere, was du noch brauchst.'

const BEFORE = sampleHabit(1, { title: 'Ein Glas Wasser' })
const CHANGED = sampleHabit(1, { title: 'Wasser, von dir', revision: 2 })

const openHabit = async (server: FakeServer, habit: ManagedHabit = BEFORE): Promise<Locator> => {
  server.on(getHabitsAsManager, [habit])
  await openAsManager(server, HABITS)
  await button(`Bearbeiten: ${habit.title}`).click()
  const form = dialogNamed('Gewohnheit bearbeiten')
  await expect.element(field(form, 'Titel')).toHaveValue(habit.title)
  await expect.element(field(form, 'Einleitung')).toBeVisible()
  return form
}

/** Another user has saved first. */
const inConflict = async (server: FakeServer): Promise<Locator> => {
  const form = await openHabit(server)
  await field(form, 'Titel').fill('Wasser, von mir')
  server.refuse(updateHabitAsManager, 'conflict')
  server.on(getHabitsAsManager, [CHANGED])
  await button('Speichern', form).click()
  await expect.element(form.getByRole('alert').filter({ hasText: NOTE })).toBeVisible()
  server.on(updateHabitAsManager, {})
  return form
}

const drafts = createStore('wohlauf-drafts', 'drafts')
const keptOnDevice = async (): Promise<string> => JSON.stringify(await entries(drafts))
const inputs = (server: FakeServer) => server.callsOf(updateHabitAsManager).map(({ input }) => input)
/** The browser's event for a tab that becomes visible again. */
const returnToTab = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))

test('a conflict is shown, nothing is overwritten and no input is lost', async ({ server }) => {
  const form = await inConflict(server)
  await expect.element(field(form, 'Titel')).toHaveValue('Wasser, von mir')
  await expect.element(button('Speichern', form)).toBeDisabled()
  // The focus is back in the field, and not at the button beside it, which would discard the input.
  await expect.element(button('Speichern', form)).toHaveFocus()
  await expect.poll(() => inputs(server)).toMatchObject([{ title: 'Wasser, von mir', revision: 1 }])
  expect(message('Bitte lade die Seite neu').query()).toBeNull()
})

test('a press in a conflict leads to the note that asks', async ({ server }) => {
  const form = await inConflict(server)
  await field(form, 'Titel').click()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(() => document.activeElement?.textContent).toMatch(NOTE)
  await userEvent.keyboard('{Tab}')
  await expect.element(button('Neuen Stand übernehmen', form)).toHaveFocus()
  expect(inputs(server)).toHaveLength(1)
})

test('a conflict names and marks the fields that differ, as long as they do', async ({ server }) => {
  const form = await inConflict(server)
  const newest = form.getByLabelText('Neuer Stand')
  await expect.element(newest).toMatchTextContent('TitelWasser, von dir')
  await expect.element(newest.getByRole('mark')).toMatchTextContent('d')
  expect(form.element().querySelectorAll('[data-differs]')).toHaveLength(1)
  await expectAccessible()
  await field(form, 'Titel').fill('Wasser, von dir')
  await expect.element(newest).not.toBeInTheDocument()
  expect(form.element().querySelector('[data-differs]')).toBeNull()
})

test('a conflict says who has changed it, and when', async ({ server }) => {
  const changedAt = '2026-11-27T13:32:00.000Z'
  server.on(getLastChangesAsManager, ({ itemIds, isWithoutParts }) =>
    isWithoutParts ? itemIds.map((id) => ({ id, changedAt, changedBy: 'Anna Beispiel' })) : [],
  )
  const form = await inConflict(server)
  const note = form.getByText('Anna Beispiel hat das am 27. November 2026 um 14:32 Uhr geändert.')
  await expect.element(note).toBeVisible()
  const [request] = server.callsOf(getLastChangesAsManager).filter(({ input }) => input.isWithoutParts)
  expect(request?.input.itemIds).toEqual([BEFORE.habitId])
  await expectAccessible()
})

test('the account that has changed it is gone: the conflict says when', async ({ server }) => {
  const changedAt = '2026-11-27T13:32:00.000Z'
  server.on(getLastChangesAsManager, ({ itemIds }) =>
    itemIds.map((id) => ({ id, changedAt, changedBy: null })),
  )
  const form = await inConflict(server)
  await expect.element(form.getByText('Das war am 27. November 2026 um 14:32 Uhr.')).toBeVisible()
})

test('the newest state is accepted, edited and saved', async ({ server }) => {
  const form = await inConflict(server)
  await button('Neuen Stand übernehmen', form).click()
  await expect.element(field(form, 'Titel')).toHaveValue('Wasser, von dir')
  await expect.element(field(form, 'Titel')).toHaveFocus()
  expect(form.getByRole('alert').query()).toBeNull()
  await field(form, 'Titel').fill('Wasser, von uns')
  await save(form, 'Speichern', 'Gewohnheit wurde angepasst.')
  await expect.poll(() => inputs(server).at(-1)).toMatchObject({ title: 'Wasser, von uns', revision: 2 })
})

test("the user's own version is kept and saved over the newest state", async ({ server }) => {
  const form = await inConflict(server)
  await button('Meinen behalten', form).click()
  await expect.element(field(form, 'Titel')).toHaveValue('Wasser, von mir')
  await expect.element(field(form, 'Titel')).toHaveFocus()
  expect(form.getByRole('alert').query()).toBeNull()
  await save(form, 'Speichern', 'Gewohnheit wurde angepasst.')
  await expect.poll(() => inputs(server).at(-1)).toMatchObject({ title: 'Wasser, von mir', revision: 2 })
})

test('an unchanged form takes the newest state without asking', async ({ server }) => {
  const form = await openHabit(server)
  server.on(getHabitsAsManager, [CHANGED])
  returnToTab()
  await expect.element(field(form, 'Titel')).toHaveValue('Wasser, von dir')
  expect(form.getByRole('alert').query()).toBeNull()
  await expect.element(button('Speichern', form)).toBeEnabled()
})

test('a changed form asks before anything is sent', async ({ server }) => {
  const form = await openHabit(server)
  await field(form, 'Titel').fill('Wasser, von mir')
  server.on(getHabitsAsManager, [CHANGED])
  returnToTab()
  await expect.element(form.getByRole('alert').filter({ hasText: NOTE })).toBeVisible()
  await expect.element(field(form, 'Titel')).toHaveValue('Wasser, von mir')
  expect(inputs(server)).toEqual([])
})

test('an item that another user has deleted stays on the screen, to be copied only', async ({ server }) => {
  const form = await openHabit(server)
  await field(form, 'Titel').fill('Wasser, von mir')
  await expect.poll(keptOnDevice).toContain('Wasser, von mir')
  server.on(getHabitsAsManager, [])
  returnToTab()
  await expect.element(form.getByRole('alert')).toMatchTextContent(DELETED_NOTE)
  await expect.element(field(form, 'Titel')).toHaveValue('Wasser, von mir')
  await expect.element(button('Speichern', form)).toBeDisabled()
  await field(form, 'Titel').fill('Wasser, ganz von mir')
  await expectAccessible()
  await button('Schließen', form).click()
  await expect.element(form).not.toBeInTheDocument()
  await expect.poll(keptOnDevice).toBe('[]')
})

test('saving an item that another user has deleted keeps what was typed', async ({ server }) => {
  const form = await openHabit(server)
  await field(form, 'Titel').fill('Wasser, von mir')
  server.refuse(updateHabitAsManager, 'not-found')
  server.on(getHabitsAsManager, [])
  await button('Speichern', form).click()
  await expect.element(form.getByRole('alert')).toMatchTextContent(DELETED_NOTE)
  await expect.element(field(form, 'Titel')).toHaveValue('Wasser, von mir')
})

test('the note says no more than the deletion when nothing was typed', async ({ server }) => {
  const form = await openHabit(server)
  server.on(getHabitsAsManager, [CHANGED])
  returnToTab()
  await expect.element(field(form, 'Titel')).toHaveValue('Wasser, von dir')
  server.on(getHabitsAsManager, [])
  returnToTab()
  await expect
    .element(form.getByRole('alert'))
    .toMatchTextContent(/^Die Gewohnheit wurde inzwischen gelöscht\.$/)
})

test('an item deleted during a conflict leaves nothing to choose', async ({ server }) => {
  const form = await inConflict(server)
  server.on(getHabitsAsManager, [])
  returnToTab()
  await expect.element(form.getByRole('alert')).toMatchTextContent(DELETED_NOTE)
  expect(button('Meinen behalten', form).query()).toBeNull()
})

test('a draft that is older than the newest state is a conflict', async ({ server }) => {
  const form = await openHabit(server)
  await field(form, 'Titel').fill('Wasser, von mir')
  await button('Schließen', form).click()
  await expect.element(form).not.toBeInTheDocument()
  server.on(getHabitsAsManager, [CHANGED])
  returnToTab()
  await button('Bearbeiten: Wasser, von dir').click()
  await expect.element(form.getByRole('alert').filter({ hasText: NOTE })).toBeVisible()
  await expect.element(field(form, 'Titel')).toHaveValue('Wasser, von mir')
  expect(form.getByText('sind wieder da').query()).toBeNull()
})

test('a retry of a creation without an answer has the same id', async ({ server }) => {
  server.on(getHabitsAsManager, [])
  await openAsManager(server, HABITS)
  await button('Gewohnheit erstellen').click()
  const form = dialogNamed('Gewohnheit erstellen')
  await field(form, 'Titel').fill('Ein Glas Wasser')
  await field(form, 'Einleitung').fill('Gleich nach dem Aufstehen.')
  server.on(createHabitAsManager, () => {
    // The request arrives, but its answer does not.
    server.setReachable(false)
    return { habitId: idOf(1) }
  })
  await button('Erstellen', form).click()
  await expectSaid('Es konnte keine Verbindung')
  server.setReachable(true)
  server.on(createHabitAsManager, { habitId: idOf(1) })
  await closeMessage()
  await save(form, 'Erstellen', 'Gewohnheit wurde erstellt.')
  const [first, second] = server.callsOf(createHabitAsManager)
  expect(second?.input).toEqual(first?.input)
  expect(first?.input.habitId).toMatch(/^[0-9a-f-]{36}$/)
})

test('the next creation has an id of its own', async ({ server }) => {
  server.on(getHabitsAsManager, [])
  server.on(createHabitAsManager, { habitId: idOf(1) })
  await openAsManager(server, HABITS)
  for (const title of ['Eins', 'Zwei']) {
    await button('Gewohnheit erstellen').click()
    const form = dialogNamed('Gewohnheit erstellen')
    await field(form, 'Titel').fill(title)
    await field(form, 'Einleitung').fill('Darum.')
    await button('Erstellen', form).click()
    await expect.element(form).not.toBeInTheDocument()
  }
  const ids = server.callsOf(createHabitAsManager).map(({ input }) => input.habitId)
  expect(new Set(ids).size).toBe(2)
})

test('a second press while saving sends nothing', async ({ server }) => {
  const form = await openHabit(server)
  await field(form, 'Titel').fill('Wasser, von mir')
  const saving = server.hold(updateHabitAsManager, {})
  await button('Speichern', form).click()
  await expect
    .element(form.getByRole('button', { name: 'Speichern' }))
    .toHaveAttribute('data-loading', 'true')
  form.element().querySelector('form')?.requestSubmit()
  saving.resume()
  await expectSaid('Gewohnheit wurde angepasst.')
  await expect.poll(() => inputs(server)).toHaveLength(1)
})

test('a field refused by the server shows its message and has the focus', async ({ server }) => {
  const form = await openHabit(server)
  await field(form, 'Titel').fill('Wasser, von mir')
  server.refuse(updateHabitAsManager, 'not-valid', { title: 'Der Wert ist nicht gültig' })
  await button('Speichern', form).click()
  await expect.element(form.getByText('Der Wert ist nicht gültig')).toBeVisible()
  await expect.element(field(form, 'Titel')).toHaveFocus()
  await expect.element(field(form, 'Titel')).toHaveAttribute('aria-invalid', 'true')
  await field(form, 'Titel').fill('Wasser')
  expect(page.getByText('Der Wert ist nicht gültig').query()).toBeNull()
})

test('any other refusal is shown, and the dialog stays unchanged', async ({ server }) => {
  const form = await openHabit(server)
  await field(form, 'Titel').fill('Wasser, von mir')
  server.refuse(updateHabitAsManager, 'not-found')
  await button('Speichern', form).click()
  await expectSaid('Das wurde leider nicht gefunden.')
  await expect.element(field(form, 'Titel')).toHaveValue('Wasser, von mir')
})

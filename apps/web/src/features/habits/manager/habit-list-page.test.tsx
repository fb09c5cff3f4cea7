import {
  createHabitAsManager,
  getHabitsAsManager,
  updateHabitAsManager,
} from '@wohlauf/contract/habits/habits-as-manager'
import { userEvent } from 'vitest/browser'
import { button, dialogNamed, field, openAsManager, rows, save } from '../../../testing/editing.ts'
import { sampleHabit } from '../../../testing/managed-samples.ts'
import { idOf } from '../../../testing/sample-elements.ts'
import { expect, test } from '../../../testing/test.ts'

const PATH = '/verwaltung/gewohnheiten'

test('shows a habit’s day of creation in Berlin', async ({ server }) => {
  server.on(getHabitsAsManager, [sampleHabit(1, { createdAt: '2026-03-01T23:30:00.000Z' })])
  await openAsManager(server, PATH)
  await expect.element(rows()).toMatchTextContent('Gewohnheit 1')
  await expect.element(rows()).toMatchTextContent('Erstellt am 02.03.2026')
})

test('creates a habit, with four weeks by default', async ({ server }) => {
  server.on(getHabitsAsManager, [])
  server.on(createHabitAsManager, () => {
    server.on(getHabitsAsManager, [sampleHabit(1, { title: 'Ein Glas Wasser' })])
    return { habitId: idOf(1) }
  })
  await openAsManager(server, PATH)
  await button('Gewohnheit erstellen').click()
  const form = dialogNamed('Gewohnheit erstellen')
  await expect.element(field(form, 'Titel')).toHaveFocus()
  await expect.element(field(form, 'Mindestlaufzeit in Wochen')).toHaveValue('4')
  await field(form, 'Titel').fill('Ein Glas Wasser')
  await field(form, 'Einleitung').fill('Gleich nach dem Aufstehen.')
  await save(form, 'Erstellen', 'Gewohnheit wurde erstellt.')
  await expect.element(rows()).toMatchTextContent('Ein Glas Wasser')
  await expect
    .poll(() => server.callsOf(createHabitAsManager)[0]?.input)
    .toMatchObject({
      title: 'Ein Glas Wasser',
      minRuntime: 4,
      introduction: '<p>Gleich nach dem Aufstehen.</p>',
    })
})

test('changes a habit, and sends its revision', async ({ server }) => {
  server.on(getHabitsAsManager, [sampleHabit(1)])
  server.on(updateHabitAsManager, {})
  await openAsManager(server, PATH)
  await button('Bearbeiten: Gewohnheit 1').click()
  const form = dialogNamed('Gewohnheit bearbeiten')
  await expect.element(field(form, 'Einleitung')).toMatchTextContent('Gleich nach dem Aufstehen.')
  await field(form, 'Mindestlaufzeit in Wochen').fill('8')
  await save(form, 'Speichern', 'Gewohnheit wurde angepasst.')
  await expect
    .poll(() => server.callsOf(updateHabitAsManager)[0]?.input)
    .toEqual({
      habitId: idOf(1),
      title: 'Gewohnheit 1',
      minRuntime: 8,
      introduction: '<p>Gleich nach dem Aufstehen.</p>',
      revision: 1,
    })
})

test.for([
  ['0', 'Die Zahl muss mindestens 1 sein'],
  ['53', 'Die Zahl darf höchstens 52 sein'],
] as const)('a habit of %s weeks is refused', async ([typed, message], { server }) => {
  server.on(getHabitsAsManager, [sampleHabit(1)])
  await openAsManager(server, PATH)
  await button('Bearbeiten: Gewohnheit 1').click()
  const form = dialogNamed('Gewohnheit bearbeiten')
  await field(form, 'Mindestlaufzeit in Wochen').fill(typed)
  await userEvent.tab()
  await expect.element(form.getByText(message)).toBeVisible()
  await expect.element(button('Speichern', form)).toBeDisabled()
})

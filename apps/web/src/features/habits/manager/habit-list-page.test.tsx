import { getHabitsAsManager } from '@wohlauf/contract/habits/habits-as-manager'
import { userEvent } from 'vitest/browser'
import { button, dialogNamed, field, openAsManager } from '../../../testing/editing.ts'
import { sampleHabit } from '../../../testing/managed-samples.ts'
import { expect, test } from '../../../testing/test.ts'

const PATH = '/verwaltung/gewohnheiten'

test.for([
  ['0', 'Die Zahl muss mindestens 1 sein'],
  ['53', 'Die Zahl darf höchstens 52 sein'],
] as const)('a habit of %s weeks is refused', async ([input, message], { server }) => {
  server.on(getHabitsAsManager, [sampleHabit(1)])
  await openAsManager(server, PATH)
  await button('Bearbeiten: Gewohnheit 1').click()
  const form = dialogNamed('Gewohnheit bearbeiten')
  await field(form, 'Mindestlaufzeit in Wochen').fill(input)
  await userEvent.tab()
  await expect.element(form.getByText(message)).toBeVisible()
  await expect.element(button('Speichern', form)).toBeDisabled()
})

import { createHabitIntent } from '@wohlauf/contract/habits/habits'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../testing/accessible.ts'
import { expectReportsTooLong } from '../../../testing/editing.ts'
import { expectKeepsFocus } from '../../../testing/focus.ts'
import { openScreen } from '../../../testing/open-screen.tsx'
import { addressIn, moduleWith, pagesOf, serveModule } from '../../../testing/reading.ts'
import { habitProposal } from '../../../testing/sample-elements.ts'
import { sampleUser } from '../../../testing/samples.ts'
import { expect, test } from '../../../testing/test.ts'
import { snackbarQueue } from '../../../ui/feedback/snackbar-queue.ts'

const proposal = habitProposal(1)
const opener = () => page.getByRole('button', { name: 'Gewohnheit starten' })
const dialog = () => page.getByRole('dialog', { name: proposal.habitTitle })
const submit = () => dialog().getByRole('button', { name: 'Gewohnheit starten' })
const day = (name: string) => dialog().getByRole('checkbox', { name })

test.beforeEach(async ({ server }) => {
  serveModule(server, moduleWith(pagesOf({ title: 'Mit Vorschlag', contentElements: [proposal] })))
  await openScreen({ server, path: addressIn(1), user: sampleUser() })
})

test('keeps the focus while it is open, and returns it', () => expectKeepsFocus(opener(), dialog()))

test('a habit without a day is invalid as soon as the field is left', async () => {
  await opener().click()
  await expect.element(submit()).toBeDisabled()
  await day('Montag').click()
  await expect.element(submit()).toBeEnabled()
  await day('Montag').click()
  await dialog().getByRole('textbox', { name: 'Auslöser' }).click()
  await expect.element(dialog().getByText('Es muss mindestens ein Wochentag ausgewählt werden')).toBeVisible()
  await expect.element(submit()).toBeDisabled()
  await expectAccessible()
})

test('a trigger that is too long says so, and is not cut off', async () => {
  await opener().click()
  await expectReportsTooLong(dialog(), dialog().getByRole('textbox', { name: 'Auslöser' }), 255)
})

test('the input is sent, and the proposal shows that the habit is active', async ({ server }) => {
  server.on(createHabitIntent, ({ habitId }) => {
    const activeProposal = { ...proposal, isHabitIntentCreated: true }
    serveModule(server, moduleWith(pagesOf({ title: 'Mit Vorschlag', contentElements: [activeProposal] })))
    return { habitIntentId: habitId, nextReminderAt: '2031-03-06T07:00:00.000Z' }
  })
  await opener().click()
  await day('Donnerstag').click()
  await day('Montag').click()
  await dialog().getByRole('combobox', { name: 'Stunde' }).selectOptions('08')
  await dialog().getByRole('textbox', { name: 'Auslöser' }).fill('  Nach dem Frühstück ')
  await submit().click()
  await expect.element(page.getByText('Gewohnheit wurde erstellt.')).toBeVisible()
  expect(snackbarQueue.get().map(({ durationMs }) => durationMs)).toEqual([4000])
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(page.getByText('Du hast diese Gewohnheit gestartet.')).toBeVisible()
  await expect
    .poll(() => server.callsOf(createHabitIntent).map(({ input }) => input))
    .toEqual([
      {
        habitId: proposal.habitId,
        trigger: 'Nach dem Frühstück',
        weekdays: ['MONDAY', 'THURSDAY'],
        notificationTime: '08:00:00',
      },
    ])
})

test('a habit that was started elsewhere meanwhile is reported, and shown', async ({ server }) => {
  server.refuse(createHabitIntent, 'habit-already-started')
  await opener().click()
  await day('Montag').click()
  const activeProposal = { ...proposal, isHabitIntentCreated: true }
  serveModule(server, moduleWith(pagesOf({ title: 'Mit Vorschlag', contentElements: [activeProposal] })))
  await submit().click()
  await expect.element(page.getByText('Diese Gewohnheit hast du bereits gestartet.')).toBeVisible()
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(page.getByText('Du hast diese Gewohnheit gestartet.')).toBeVisible()
})

test('the server’s message about the time is shown at the field, which gets the focus', async ({
  server,
}) => {
  server.refuse(createHabitIntent, 'not-valid', { notificationTime: 'Diese Zeit geht nicht.' })
  await opener().click()
  await day('Montag').click()
  await submit().click()
  await expect
    .element(dialog().getByRole('group', { name: /^Uhrzeit der Erinnerung/ }))
    .toMatchTextContent('Diese Zeit geht nicht.')
  await expect.element(dialog().getByRole('combobox', { name: 'Stunde' })).toHaveFocus()
})

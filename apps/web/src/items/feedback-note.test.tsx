import { createFeedbackMessage, getHelpfulVotes, setHelpfulVote } from '@wohlauf/contract/feedback/feedback'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../testing/accessible.ts'
import { expectReportsTooLong } from '../testing/editing.ts'
import type { FakeServer } from '../testing/fake-server.ts'
import { openScreen } from '../testing/open-screen.tsx'
import { addressIn, moduleWith, pagesOf, serveModule, THREE_PAGES } from '../testing/reading.ts'
import { longText, openQuiz } from '../testing/sample-elements.ts'
import { sampleUser } from '../testing/samples.ts'
import { expect, test } from '../testing/test.ts'

const itemId = THREE_PAGES[0]?.modulePageId ?? ''
const first = { kind: 'MODULE_PAGE', itemId } as const
const note = () => page.getByRole('region', { name: 'War das hilfreich?' })
const answer = (name: 'Ja' | 'Nein') =>
  note().getByRole('group', { name: 'War das hilfreich?' }).getByRole('button', { name, exact: true })
const comment = () => note().getByRole('textbox', { name: 'Danke. Magst du noch etwas dazu sagen?' })
const report = () => note().getByRole('button', { name: 'Fehler melden' })
const dialog = page.getByRole('dialog', { name: 'Fehler melden' })
const fault = dialog.getByRole('textbox', { name: 'Was stimmt hier nicht?' })
const nameCheckbox = dialog.getByRole('checkbox', { name: 'Meinen Namen mitschicken' })
const send = dialog.getByRole('button', { name: 'Abschicken' })
const sentTo = (server: FakeServer) =>
  server.callsOf(createFeedbackMessage).map(({ input: { feedbackMessageId: _id, ...input } }) => input)
const idsSentTo = (server: FakeServer) =>
  server.callsOf(createFeedbackMessage).map(({ input }) => input.feedbackMessageId)

const open = async (server: FakeServer, user = sampleUser()) => {
  serveModule(server, moduleWith(THREE_PAGES))
  const screen = await openScreen({ server, path: addressIn(1), user })
  await expect.element(page.getByRole('heading', { name: 'Erste Seite' })).toBeVisible()
  return screen
}

test('an answer is shown immediately, can be changed, and is kept for the page', async ({ server }) => {
  server.on(setHelpfulVote, ({ isHelpful }) => {
    server.on(getHelpfulVotes, [{ ...first, isHelpful }])
    return {}
  })
  const { router } = await open(server)
  await expect.element(answer('Ja')).toHaveAttribute('aria-pressed', 'false')
  await answer('Ja').click()
  await expect.element(answer('Ja')).toHaveAttribute('aria-pressed', 'true')
  await answer('Nein').click()
  await expect.element(answer('Nein')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(answer('Ja')).toHaveAttribute('aria-pressed', 'false')
  await expectAccessible()
  await expect
    .poll(() => server.callsOf(setHelpfulVote).map(({ input }) => input))
    .toEqual([
      { ...first, isHelpful: true },
      { ...first, isHelpful: false },
    ])
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expect.element(page.getByRole('heading', { name: 'Zweite Seite' })).toBeVisible()
  await expect.element(answer('Nein')).toHaveAttribute('aria-pressed', 'false')
  router.history.back()
  await expect.element(page.getByRole('heading', { name: 'Erste Seite' })).toBeVisible()
  await expect.element(answer('Nein')).toHaveAttribute('aria-pressed', 'true')
  expect(comment().elements()).toEqual([])
})

test('after an answer something can be added, without the name and apart from the answer', async ({
  server,
}) => {
  server.on(setHelpfulVote, {})
  server.on(createFeedbackMessage, ({ feedbackMessageId = itemId }) => ({ feedbackMessageId }))
  await open(server)
  expect(comment().elements()).toEqual([])
  await answer('Nein').click()
  await comment().fill('Mir war es zu lang.')
  await note().getByRole('button', { name: 'Abschicken' }).click()
  await expect.element(note().getByText('Danke, das hilft uns weiter.')).toHaveFocus()
  expect(sentTo(server)).toEqual([
    { ...first, reason: 'COMMENT', message: 'Mir war es zu lang.', isNamed: false },
  ])
  await expectAccessible()
})

test('an answer that is refused is undone', async ({ server }) => {
  const refusal = Promise.withResolvers<never>()
  server.on(setHelpfulVote, () => refusal.promise)
  await open(server)
  await answer('Ja').click()
  await expect.element(answer('Ja')).toHaveAttribute('aria-pressed', 'true')
  refusal.reject(new TypeError('Failed to fetch'))
  await expect.element(answer('Ja')).toHaveAttribute('aria-pressed', 'false')
})

test('a fault is reported without the name, unless it is ticked', async ({ server }) => {
  server.on(createFeedbackMessage, ({ feedbackMessageId = itemId }) => ({ feedbackMessageId }))
  await open(server)
  await report().click()
  await expect.element(fault).toHaveFocus()
  await expect.element(nameCheckbox).not.toBeChecked()
  await expect.element(send).toBeDisabled()
  await expectAccessible()
  await fault.fill('Hier fehlt ein Wort.')
  await send.click()
  await expect.element(page.getByText('Danke, wir sehen uns das an.')).toBeVisible()
  await expect.element(report()).toHaveFocus()

  await report().click()
  await expect.element(fault).toHaveValue('')
  await fault.fill('Das Bild ist unscharf.')
  await nameCheckbox.click()
  await send.click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(sentTo(server)).toEqual([
    { ...first, reason: 'FAULT', message: 'Hier fehlt ein Wort.', isNamed: false },
    { ...first, reason: 'FAULT', message: 'Das Bild ist unscharf.', isNamed: true },
  ])
  const ids = idsSentTo(server)
  expect(new Set(ids).size).toBe(2)
})

test('a report can name the place on a page that has several', async ({ server }) => {
  server.on(createFeedbackMessage, ({ feedbackMessageId = itemId }) => ({ feedbackMessageId }))
  const [text, quiz] = [longText(1), openQuiz(2)]
  serveModule(server, moduleWith(pagesOf({ title: 'Erste Seite', contentElements: [text, quiz] })))
  await openScreen({ server, path: addressIn(1), user: sampleUser() })
  await report().click()
  const place = dialog.getByRole('combobox', { name: 'Wo ist der Fehler?' })
  await expect.element(place).toHaveDisplayValue('Auf der ganzen Seite')
  await expectAccessible()
  await place.selectOptions(quiz.title)
  await fault.fill('Hier fehlt ein Wort.')
  await send.click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(sentTo(server)).toMatchObject([{ contentElementId: quiz.contentElementId }])
  await report().click()
  await expect.element(place).toHaveDisplayValue('Auf der ganzen Seite')
})

test('a comment or a report that is too long says so, and is not cut off', async ({ server }) => {
  server.on(setHelpfulVote, {})
  await open(server)
  await answer('Nein').click()
  await expectReportsTooLong(note(), comment(), 1000)
  await report().click()
  await expectReportsTooLong(dialog, fault, 1000)
})

test('a report stays in the dialog after a failure, and is sent again under its id', async ({ server }) => {
  server.refuse(createFeedbackMessage, 'internal-error')
  await open(server)
  await report().click()
  await fault.fill('Hier fehlt ein Wort.')
  await send.click()
  await expect.element(page.getByText('Es ist ein interner Fehler aufgetreten')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await report().click()
  await expect.element(fault).toHaveValue('Hier fehlt ein Wort.')
  server.on(createFeedbackMessage, ({ feedbackMessageId = itemId }) => ({ feedbackMessageId }))
  await send.click()
  await expect.element(dialog).not.toBeInTheDocument()
  const [one, two] = idsSentTo(server)
  expect([one, two]).toEqual([expect.any(String), one])
})

test('an admin who views the account sees no question, and nothing is requested', async ({ server }) => {
  await open(server, sampleUser('ROLE_USER', { isImpersonated: true }))
  expect(note().elements()).toEqual([])
  expect(server.callsOf(getHelpfulVotes)).toEqual([])
})

import {
  type FeedbackMessage,
  getFeedbackMessagesAsManager,
  getHelpfulCountsAsManager,
  markFeedbackMessageAsDoneAsManager,
  reopenFeedbackMessageAsManager,
} from '@wohlauf/contract/feedback/feedback-as-manager'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../testing/accessible.ts'
import type { FakeServer } from '../../../testing/fake-server.ts'
import { tabTo } from '../../../testing/focus.ts'
import { openScreen } from '../../../testing/open-screen.tsx'
import { idOf } from '../../../testing/sample-elements.ts'
import { sampleUser } from '../../../testing/samples.ts'
import { expect, test } from '../../../testing/test.ts'

const subject = {
  kind: 'MODULE_PAGE',
  itemId: idOf(1),
  title: 'Der Anfang',
  partOf: 'Gut ankommen',
  authoringId: idOf(2),
} as const
const fault: FeedbackMessage = {
  feedbackMessageId: idOf(3),
  subject,
  element: null,
  reason: 'FAULT',
  message: 'Hier fehlt ein Wort.\nIm zweiten Satz.',
  senderName: 'Wanda Muster',
  receivedOn: '2026-03-04',
  isDone: false,
}
const comment: FeedbackMessage = {
  ...fault,
  feedbackMessageId: idOf(4),
  reason: 'COMMENT',
  message: 'Mir war es zu lang.',
  senderName: null,
}
const choose = (name: string) => page.getByRole('group', { name: 'Ansicht' }).getByRole('button', { name })
const items = () => page.getByRole('main').getByRole('listitem')

/** Answers with the given open or done messages. */
const serve = (server: FakeServer, lists: { open?: FeedbackMessage[]; done?: FeedbackMessage[] }) =>
  server.on(getFeedbackMessagesAsManager, ({ isDone }) => ({
    items: (isDone ? lists.done : lists.open) ?? [],
    next: null,
  }))

const open = (server: FakeServer) =>
  openScreen({ server, path: '/verwaltung/rueckmeldungen', user: sampleUser('ROLE_APP_MANAGER') })

test('messages show subject, day, and the sender only if a name was sent', async ({ server }) => {
  serve(server, { open: [fault, comment] })
  await open(server)
  await expect
    .element(items().first())
    .toMatchTextContent(/Fehler · 04\.03\.2026 · Wanda Muster.*Hier fehlt ein Wort\./s)
  await expect
    .element(items().nth(1))
    .toMatchTextContent(/Kommentar · 04\.03\.2026 · ohne Namen.*Mir war es zu lang\./s)
  await expect
    .element(items().first().getByRole('link', { name: 'Gut ankommen · Der Anfang' }))
    .toHaveAttribute('href', `/verwaltung/module/inhalte-verwalten/${idOf(2)}?seite=${idOf(1)}`)
  await expectAccessible()
})

test('a message about an element names it, and leads to it', async ({ server }) => {
  serve(server, { open: [{ ...fault, element: { contentElementId: idOf(7), title: 'Dein Trinkplan' } }] })
  await open(server)
  await expect
    .element(items().first().getByRole('link', { name: 'Gut ankommen · Der Anfang · Dein Trinkplan' }))
    .toHaveAttribute(
      'href',
      `/verwaltung/module/inhalte-verwalten/${idOf(2)}?seite=${idOf(1)}&inhalt=${idOf(7)}`,
    )
})

test('a message about a recipe leads to its page', async ({ server }) => {
  const recipe = {
    ...subject,
    kind: 'RECIPE',
    partOf: null,
    title: 'Linsensuppe',
    authoringId: idOf(9),
  } as const
  serve(server, { open: [{ ...fault, subject: recipe }] })
  await open(server)
  await expect
    .element(items().first().getByRole('link', { name: 'Linsensuppe' }))
    .toHaveAttribute('href', `/verwaltung/rezepte/${idOf(9)}`)
})

test('the choice of a list keeps the focus', async ({ server }) => {
  serve(server, {})
  server.on(getHelpfulCountsAsManager, [])
  await open(server)
  for (const name of ['Erledigt', 'War das hilfreich?', 'Offen']) {
    await tabTo(choose(name))
    await userEvent.keyboard('{Enter}')
    await expect.element(choose(name)).toHaveAttribute('aria-pressed', 'true')
    await expect.element(choose(name)).toHaveFocus()
  }
})

test('after a message is done, the focus is at the next one, then at the beginning', async ({ server }) => {
  serve(server, { open: [fault, comment] })
  const isDone = (...openMessages: FeedbackMessage[]) =>
    server.on(markFeedbackMessageAsDoneAsManager, () => {
      serve(server, { open: openMessages })
      return {}
    })
  await open(server)
  const done = page.getByRole('button', { name: /^Erledigt:/ })
  isDone(comment)
  await tabTo(done.first())
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => items().elements().length).toBe(1)
  await expect.element(items().getByRole('link')).toHaveFocus()
  isDone()
  await tabTo(done)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Keine offenen Rückmeldungen.')).toBeVisible()
  await expect.element(choose('Offen')).toHaveFocus()
})

test('a message is marked as done, found there, and opened again', async ({ server }) => {
  serve(server, { open: [fault] })
  server.on(markFeedbackMessageAsDoneAsManager, () => {
    serve(server, { done: [{ ...fault, isDone: true }] })
    return {}
  })
  server.on(reopenFeedbackMessageAsManager, () => {
    serve(server, { open: [fault] })
    return {}
  })
  await open(server)
  await page.getByRole('button', { name: 'Erledigt: Gut ankommen · Der Anfang' }).click()
  await expect.element(page.getByText('Keine offenen Rückmeldungen.')).toBeVisible()
  await expect.element(page.getByText('Rückmeldung wurde als erledigt markiert.')).toBeVisible()
  await choose('Erledigt').click()
  await expect.element(choose('Erledigt')).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Wieder öffnen: Gut ankommen · Der Anfang' }).click()
  await expect.element(page.getByText('Noch nichts erledigt.')).toBeVisible()
  await choose('Offen').click()
  await expect.element(items().first()).toMatchTextContent('Hier fehlt ein Wort.')
  await expect
    .poll(() => server.callsOf(markFeedbackMessageAsDoneAsManager).map(({ input }) => input))
    .toEqual([{ feedbackMessageId: idOf(3) }])
})

test('a refusal is shown, and the message stays open', async ({ server }) => {
  serve(server, { open: [fault] })
  server.refuse(markFeedbackMessageAsDoneAsManager, 'internal-error')
  await open(server)
  await page.getByRole('button', { name: 'Erledigt: Gut ankommen · Der Anfang' }).click()
  await expect.element(page.getByText('Es ist ein interner Fehler aufgetreten')).toBeVisible()
  await expect.element(items().first()).toMatchTextContent('Hier fehlt ein Wort.')
})

test('counts are shown with their page; without enough answers it says why nothing is shown', async ({
  server,
}) => {
  serve(server, {})
  server.on(getHelpfulCountsAsManager, [])
  await open(server)
  await expect.element(page.getByText('Keine offenen Rückmeldungen.')).toBeVisible()
  await choose('War das hilfreich?').click()
  await expect.element(page.getByText('Sobald etwa 20 Personen', { exact: false })).toBeVisible()
  await expectAccessible()
  server.on(getHelpfulCountsAsManager, [{ subject, helpful: 5, notHelpful: 10 }])
  await open(server)
  await choose('War das hilfreich?').click()
  await expect
    .element(items().first())
    .toMatchTextContent('Gut ankommen · Der AnfangEtwa 5 von 15 fanden es hilfreich')
  await expectAccessible()
})

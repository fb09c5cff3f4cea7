import { getDocuments, type LearnersDocument, sendDocumentViaEmail } from '@wohlauf/contract/documents'
import { page } from 'vitest/browser'
import { openScreen } from '../../../testing/open-screen.tsx'
import { sampleUser, someId } from '../../../testing/samples.ts'
import { expect, test } from '../../../testing/test.ts'

const list: LearnersDocument = {
  documentId: someId,
  title: 'Einkaufsliste',
  shortDescription: 'Zum Abhaken',
  fileName: 'liste.pdf',
}
const learner = sampleUser()
const send = () => page.getByRole('button', { name: 'Einkaufsliste per E-Mail senden' })

test('an app without documents says so', async ({ server }) => {
  server.on(getDocuments, [])
  await openScreen({ server, path: '/dokumente', user: learner })
  await expect.element(page.getByText('Noch keine Dokumente')).toBeVisible()
})

test('while the list is on its way, its place says that it is busy', async ({ server }) => {
  const waiting = server.hold(getDocuments, [list])
  await openScreen({ server, path: '/dokumente', user: learner })
  await expect.element(page.getByRole('main').getByRole('list')).toHaveAttribute('aria-busy', 'true')
  waiting.resume()
  await expect.element(page.getByText('Einkaufsliste')).toBeVisible()
})

test('when the list cannot be had, it can be asked for again', async ({ server }) => {
  server.refuse(getDocuments, 'internal-error')
  await openScreen({ server, path: '/dokumente', user: learner })
  const retry = page.getByRole('button', { name: 'Noch einmal versuchen' })
  await expect.element(retry).toBeVisible()
  server.on(getDocuments, [list])
  await retry.click()
  await expect.element(page.getByText('Einkaufsliste')).toBeVisible()
})

test('a document is sent to the own address, and the learner is told', async ({ server }) => {
  server.on(getDocuments, [list])
  server.on(sendDocumentViaEmail, {})
  await openScreen({ server, path: '/dokumente', user: learner })
  await send().click()
  await expect.element(page.getByText('Das Dokument ist per E-Mail unterwegs zu dir.')).toBeVisible()
  expect(server.callsOf(sendDocumentViaEmail).map(({ input }) => input)).toEqual([{ documentId: someId }])
})

test('too many mails are refused in a sentence', async ({ server }) => {
  server.on(getDocuments, [list])
  server.refuse(sendDocumentViaEmail, 'too-many-requests')
  await openScreen({ server, path: '/dokumente', user: learner })
  await send().click()
  await expect.element(page.getByText('Das waren zu viele Versuche', { exact: false })).toBeVisible()
})

test('without a network, sending says so', async ({ server }) => {
  server.on(getDocuments, [list])
  server.on(sendDocumentViaEmail, {})
  await openScreen({ server, path: '/dokumente', user: learner })
  await expect.element(send()).toBeVisible()
  server.setReachable(false)
  await send().click()
  await expect
    .element(page.getByText('Überprüfe bitte deine Internetverbindung', { exact: false }))
    .toBeVisible()
})

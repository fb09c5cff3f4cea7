import {
  getDocuments,
  type LearnersDocument,
  sendDocumentViaEmail,
} from '@wohlauf/contract/documents/documents'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../testing/accessible.ts'
import { openScreen } from '../../../testing/open-screen.tsx'
import { sampleImage } from '../../../testing/sample-elements.ts'
import { sampleUser, someId } from '../../../testing/samples.ts'
import { expect, test } from '../../../testing/test.ts'

const list: LearnersDocument = {
  documentId: someId,
  title: 'Einkaufsliste',
  shortDescription: 'Zum Abhaken',
  fileName: 'liste.pdf',
  sizeBytes: 143_360,
  pageCount: 2,
  preview: sampleImage,
}
const learner = sampleUser()
const send = () => page.getByRole('button', { name: 'Einkaufsliste per E-Mail senden' })

test('says that an app has no documents', async ({ server }) => {
  server.on(getDocuments, [])
  await openScreen({ server, path: '/dokumente', user: learner })
  await expect.element(page.getByText('Noch keine Dokumente')).toBeVisible()
})

test('shows the first page, the number of pages and the size; a Word document has a sheet with its format', async ({
  server,
}) => {
  const word = {
    ...list,
    documentId: someId.replace('c', 'd'),
    title: 'Plan',
    fileName: 'plan.docx',
    pageCount: null,
    preview: null,
  }
  server.on(getDocuments, [list, word])
  await openScreen({ server, path: '/dokumente', user: learner })
  const cards = page.getByRole('main').getByRole('listitem')
  await expect.element(cards.nth(0)).toMatchTextContent('PDF · 2 Seiten · 140 KB')
  expect(cards.nth(0).element().querySelector('img')?.getAttribute('src')).toBe(sampleImage.url)
  await expect.element(cards.nth(1)).toMatchTextContent('DOCX · 140 KB')
  expect(cards.nth(1).element().querySelector('img')).toBeNull()
  await expectAccessible()
})

test('marks the list as busy while it is loading', async ({ server }) => {
  const heldAnswer = server.hold(getDocuments, [list])
  await openScreen({ server, path: '/dokumente', user: learner })
  await expect.element(page.getByRole('main').getByRole('list')).toHaveAttribute('aria-busy', 'true')
  heldAnswer.resume()
  await expect.element(page.getByText('Einkaufsliste')).toBeVisible()
})

test('retries the list after a failure', async ({ server }) => {
  server.refuse(getDocuments, 'internal-error')
  await openScreen({ server, path: '/dokumente', user: learner })
  const retry = page.getByRole('button', { name: 'Noch einmal versuchen' })
  await expect.element(retry).toBeVisible()
  server.on(getDocuments, [list])
  await retry.click()
  await expect.element(page.getByText('Einkaufsliste')).toBeVisible()
})

test('sends a document to the user’s own address, and confirms it', async ({ server }) => {
  server.on(getDocuments, [list])
  server.on(sendDocumentViaEmail, {})
  await openScreen({ server, path: '/dokumente', user: learner })
  await send().click()
  await expect.element(page.getByText('Das Dokument ist per E-Mail unterwegs zu dir.')).toBeVisible()
  await expect
    .poll(() => server.callsOf(sendDocumentViaEmail).map(({ input }) => input))
    .toEqual([{ documentId: someId }])
})

test('shows the refusal after too many mails', async ({ server }) => {
  server.on(getDocuments, [list])
  server.refuse(sendDocumentViaEmail, 'too-many-requests')
  await openScreen({ server, path: '/dokumente', user: learner })
  await send().click()
  await expect.element(page.getByText('Das waren zu viele Versuche', { exact: false })).toBeVisible()
})

test('says that sending failed without a network', async ({ server }) => {
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

import { getDocuments } from '@wohlauf/contract/documents'
import { page } from 'vitest/browser'
import { openScreen } from '../../../testing/open-screen.tsx'
import { sampleUser, someId } from '../../../testing/samples.ts'
import { expect, test } from '../../../testing/test.ts'

test('an app without documents says so', async ({ server }) => {
  server.on(getDocuments, [])
  await openScreen({ server, path: '/dokumente', user: sampleUser() })
  await expect.element(page.getByText('Noch keine Dokumente')).toBeVisible()
})

test('when the list cannot be had, it can be asked for again', async ({ server }) => {
  server.refuse(getDocuments, 'internal-error')
  await openScreen({ server, path: '/dokumente', user: sampleUser() })
  const retry = page.getByRole('button', { name: 'Noch einmal versuchen' })
  await expect.element(retry).toBeVisible()
  server.on(getDocuments, [
    { documentId: someId, title: 'Einkaufsliste', shortDescription: 'Zum Abhaken', fileName: 'liste.pdf' },
  ])
  await retry.click()
  await expect.element(page.getByText('Einkaufsliste')).toBeVisible()
})

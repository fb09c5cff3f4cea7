import { getDocumentFile } from '@wohlauf/contract/documents/documents'
import { page } from 'vitest/browser'
import { networkError } from '../../../../api/call-error.ts'
import { button } from '../../../../testing/editing.ts'
import { SAMPLE_ELEMENTS } from '../../../../testing/managed-elements.ts'
import { openScreen } from '../../../../testing/open-screen.tsx'
import { addressIn, moduleWith, pagesOf, serveModule } from '../../../../testing/reading.ts'
import { sampleUser } from '../../../../testing/samples.ts'
import { expect, test } from '../../../../testing/test.ts'

test('a failed download says why, with advice only where the message has none', async ({ server }) => {
  serveModule(
    server,
    moduleWith(pagesOf({ title: 'Eine Seite', contentElements: [SAMPLE_ELEMENTS.DOCUMENT] })),
  )
  server.refuse(getDocumentFile, 'internal-error')
  await openScreen({ server, path: addressIn(1), user: sampleUser() })
  const status = page.getByRole('region', { name: 'Zum Mitnehmen' }).getByRole('status')
  const sentences = () => [...status.element().children].map(({ textContent }) => textContent)
  await button('Blatt 1 herunterladen').click()
  await expect
    .poll(sentences)
    .toEqual(['Es ist ein interner Fehler aufgetreten', 'Das liegt an uns. Versuch es gleich noch einmal.'])
  server.setReachable(false)
  await button('Blatt 1 herunterladen').click()
  await expect.poll(sentences).toEqual([networkError().message])
})

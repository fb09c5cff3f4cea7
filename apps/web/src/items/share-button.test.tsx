import { getDocuments, type LearnersDocument } from '@wohlauf/contract/documents/documents'
import { page } from 'vitest/browser'
import type { FakeServer } from '../testing/fake-server.ts'
import { openScreen } from '../testing/open-screen.tsx'
import { sampleImage } from '../testing/sample-elements.ts'
import { sampleUser, someId } from '../testing/samples.ts'
import { expect, test } from '../testing/test.ts'

const document: LearnersDocument = {
  documentId: someId,
  title: 'Einkaufsliste',
  shortDescription: 'Zum Abhaken',
  fileName: 'liste.pdf',
  sizeBytes: 143_360,
  pageCount: 2,
  preview: sampleImage,
}
const address = () => `${window.location.origin}/dokumente`

/** A device with or without a sheet for sharing, and the texts that were copied. */
const openDocuments = async (server: FakeServer, share: Navigator['share'] | undefined) => {
  const copies: string[] = []
  const { writeText } = navigator.clipboard
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  navigator.clipboard.writeText = async (text) => void copies.push(text)
  server.on(getDocuments, [document])
  await openScreen({ server, path: '/dokumente', user: sampleUser() })
  const restore = () => {
    Reflect.deleteProperty(navigator, 'share')
    navigator.clipboard.writeText = writeText
  }
  return { copies, restore }
}

test('shares title and address by the sheet of the device', async ({ server, onTestFinished }) => {
  const sharedData: unknown[] = []
  const { restore } = await openDocuments(server, async (data) => void sharedData.push(data))
  onTestFinished(restore)
  await page.getByRole('button', { name: 'Teilen: Einkaufsliste' }).click()
  await expect.poll(() => sharedData).toEqual([{ title: 'Einkaufsliste', url: address() }])
})

test('copies the address where there is no sheet', async ({ server, onTestFinished }) => {
  const { copies, restore } = await openDocuments(server, undefined)
  onTestFinished(restore)
  await page.getByRole('button', { name: 'Link kopieren: Einkaufsliste' }).click()
  await expect.element(page.getByText('Link wurde in die Zwischenablage kopiert.')).toBeVisible()
  expect(copies).toEqual([address()])
})

test.for([
  ['closed by the person copies nothing', 'AbortError', false],
  ['that fails copies the address', 'NotAllowedError', true],
] as const)('a sheet %s', async ([, name, isCopied], { server, onTestFinished }) => {
  let shareCalls = 0
  const { copies, restore } = await openDocuments(server, async () => {
    shareCalls += 1
    throw new DOMException('refused', name)
  })
  onTestFinished(restore)
  await page.getByRole('button', { name: 'Teilen: Einkaufsliste' }).click()
  await expect.poll(() => shareCalls).toBe(1)
  await expect.poll(() => copies).toEqual(isCopied ? [address()] : [])
})

import { getDocuments } from '@wohlauf/contract/documents/documents'
import { addFavourite, getFavouriteMarks, removeFavourite } from '@wohlauf/contract/favourites/favourites'
import { onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { startOutbox } from '../app/outbox/start-outbox.ts'
import { expectAccessible } from '../testing/accessible.ts'
import type { FakeServer } from '../testing/fake-server.ts'
import { openScreen } from '../testing/open-screen.tsx'
import { sampleUser, someId } from '../testing/samples.ts'
import { stopOutbox } from '../testing/stop-outbox.ts'
import { expect, test } from '../testing/test.ts'

const mark = { kind: 'DOCUMENT', itemId: someId } as const
const button = () => page.getByRole('button', { name: 'Merken: Einkaufsliste' })

const open = async (server: FakeServer, user = sampleUser()) => {
  server.on(getDocuments, [
    {
      documentId: someId,
      title: 'Einkaufsliste',
      shortDescription: 'Zum Abhaken',
      fileName: 'liste.pdf',
      sizeBytes: 143_360,
      pageCount: 2,
      preview: null,
    },
  ])
  const screen = await openScreen({ server, path: '/dokumente', user })
  await expect.element(page.getByRole('heading', { name: 'Einkaufsliste' })).toBeVisible()
  return screen
}

const expectPressed = (isPressed: boolean) =>
  expect.element(button()).toHaveAttribute('aria-pressed', String(isPressed))

test('shows whether the item is saved, and saves and removes it', async ({ server }) => {
  server.on(getFavouriteMarks, [mark])
  server.on(addFavourite, {})
  server.on(removeFavourite, {})
  await open(server)
  await expectPressed(true)
  await expectAccessible()
  server.on(getFavouriteMarks, [])
  await button().click()
  await expectPressed(false)
  await expect.poll(() => server.callsOf(getFavouriteMarks).length).toBe(2)
  server.on(getFavouriteMarks, [mark])
  await button().click()
  await expectPressed(true)
  await expect.poll(() => server.callsOf(removeFavourite).map(({ input }) => input)).toEqual([mark])
  await expect.poll(() => server.callsOf(addFavourite).map(({ input }) => input)).toEqual([mark])
})

test('cannot be pressed before it is known whether the item is saved', async ({ server }) => {
  const marks = server.hold(getFavouriteMarks, [mark])
  server.on(removeFavourite, {})
  await open(server)
  expect(button().elements()).toEqual([])
  marks.resume()
  await expectPressed(true)
  await button().click()
  await expect.poll(() => server.callsOf(removeFavourite).map(({ input }) => input)).toEqual([mark])
})

test('can be pressed where the marks are out of reach', async ({ server }) => {
  server.refuse(getFavouriteMarks, 'internal-error')
  server.on(addFavourite, {})
  await open(server)
  await expectPressed(false)
  server.on(getFavouriteMarks, [mark])
  await button().click()
  await expectPressed(true)
  await expect.poll(() => server.callsOf(getFavouriteMarks).length).toBe(2)
  await expectPressed(true)
})

test('is pressed before the answer, and no longer after a refusal, which is shown', async ({ server }) => {
  const answer = Promise.withResolvers<never>()
  server.on(addFavourite, () => answer.promise)
  await open(server)
  await button().click()
  await expectPressed(true)
  answer.reject(new TypeError('Failed to fetch'))
  await expectPressed(false)
  await expect
    .element(page.getByText('Überprüfe bitte deine Internetverbindung', { exact: false }))
    .toBeVisible()
})

test('says that too many items are saved', async ({ server }) => {
  server.refuse(addFavourite, 'too-many-favourites')
  await open(server)
  await button().click()
  await expect.element(page.getByText('Mehr als 500 Einträge', { exact: false })).toBeVisible()
  await expectPressed(false)
})

test('a second press while the first is in flight undoes it, in this order', async ({ server }) => {
  const adding = server.hold(addFavourite, {})
  server.on(removeFavourite, {})
  await open(server)
  await button().click()
  await expectPressed(true)
  await button().click()
  await expectPressed(false)
  expect(server.callsOf(removeFavourite)).toEqual([])
  adding.resume()
  await expect.poll(() => server.callsOf(removeFavourite).length).toBe(1)
  await expectPressed(false)
  await expect.poll(() => server.callsOf(addFavourite)).toHaveLength(1)
})

test('marks that could not be refetched are shown as they were accepted', async ({ server }) => {
  server.on(addFavourite, {})
  const { queryClient, router } = await open(server)
  startOutbox(queryClient, router)
  onTestFinished(stopOutbox)
  await expect.poll(() => server.callsOf(getFavouriteMarks).length).toBe(1)
  server.refuse(getFavouriteMarks, 'internal-error')
  await button().click()
  await expect.poll(() => server.callsOf(getFavouriteMarks).length).toBeGreaterThan(1)
  await expectPressed(true)
})

test('an admin who views the account sees no button, and nothing is requested', async ({ server }) => {
  await open(server, sampleUser('ROLE_USER', { isImpersonated: true }))
  expect(button().elements()).toEqual([])
  expect(server.callsOf(getFavouriteMarks)).toEqual([])
})

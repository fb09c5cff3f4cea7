import { getDocumentFile } from '@wohlauf/contract/documents/documents'
import {
  addFavourite,
  type Favourite,
  getFavouriteMarks,
  getFavourites,
  removeFavourite,
} from '@wohlauf/contract/favourites/favourites'
import { getModules } from '@wohlauf/contract/modules/modules'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../testing/accessible.ts'
import { openScreen } from '../../testing/open-screen.tsx'
import { idOf, sampleImage } from '../../testing/sample-elements.ts'
import { sampleUser } from '../../testing/samples.ts'
import { expect, test } from '../../testing/test.ts'

const PATH = '/gemerkt'
const user = sampleUser()
const savedAt = '2026-03-04T09:00:00.000Z'
const module: Favourite = {
  kind: 'MODULE',
  itemId: idOf(1),
  title: 'Gut ankommen',
  image: sampleImage,
  fileName: null,
  savedAt,
}
const paper: Favourite = {
  kind: 'DOCUMENT',
  itemId: idOf(2),
  title: 'Einkaufsliste',
  image: null,
  fileName: 'liste.pdf',
  savedAt,
}
const petra: Favourite = {
  kind: 'EXPERIENCE_REPORT',
  itemId: idOf(3),
  title: 'Petra',
  image: sampleImage,
  fileName: null,
  savedAt,
}
const markOf = ({ kind, itemId }: Favourite) => ({ kind, itemId })
const heading = (name: string) => page.getByRole('heading', { name, exact: true })
const button = (title: string) => page.getByRole('button', { name: `Merken: ${title}` })

test('cards by kind link to the saved items', async ({ server }) => {
  server.on(getFavourites, [petra, paper, module])
  server.on(getFavouriteMarks, [petra, paper, module].map(markOf))
  await openScreen({ server, path: PATH, user })
  await expect.element(heading('Dokumente')).toBeVisible()
  const inMain = page.getByRole('main')
  expect(
    inMain
      .getByRole('heading', { level: 2 })
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Module', 'Erfahrungsberichte', 'Dokumente'])
  await expect
    .element(page.getByRole('link', { name: 'Lesen: Gut ankommen' }))
    .toHaveAttribute('href', `/module/inhalt/${idOf(1)}`)
  await expect
    .element(page.getByRole('link', { name: 'Lesen: Petra' }))
    .toHaveAttribute('href', `/erfahrungsberichte/erfahrungsbericht/${idOf(3)}`)
  await expect.element(button('Einkaufsliste')).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible()
})

test('a document is downloaded; a refusal is shown', async ({ server }) => {
  server.on(getFavourites, [paper])
  server.on(getFavouriteMarks, [markOf(paper)])
  server.refuse(getDocumentFile, 'not-found')
  await openScreen({ server, path: PATH, user })
  await page.getByRole('button', { name: 'Herunterladen: Einkaufsliste' }).click()
  await expect.element(page.getByText('Das wurde leider nicht gefunden.')).toBeVisible()
  await expect
    .poll(() => server.callsOf(getDocumentFile).map(({ input }) => input))
    .toEqual([{ documentId: idOf(2) }])
})

test('a removed item stays until the page is left, and can be saved again', async ({ server }) => {
  server.on(getFavourites, [petra, module])
  server.on(getFavouriteMarks, [petra, module].map(markOf))
  server.on(removeFavourite, () => {
    server.on(getFavourites, [module])
    server.on(getFavouriteMarks, [markOf(module)])
    return {}
  })
  server.on(addFavourite, {})
  server.on(getModules, [])
  const { router } = await openScreen({ server, path: PATH, user })
  await button('Petra').click()
  await expect.poll(() => server.callsOf(getFavourites).length).toBe(2)
  await expect.element(button('Petra')).toHaveAttribute('aria-pressed', 'false')
  await expect.element(button('Petra')).toHaveFocus()
  await button('Petra').click()
  await expect.poll(() => server.callsOf(addFavourite).map(({ input }) => input)).toEqual([markOf(petra)])
  await router.navigate({ href: '/module' })
  await expect.element(heading('Noch keine Module verfügbar.')).toBeVisible()
  router.history.back()
  await expect.element(heading('Gut ankommen')).toBeVisible()
  await expect.element(heading('Petra')).not.toBeInTheDocument()
})

test('a press before the marks have arrived removes the item: listed items are saved', async ({ server }) => {
  server.on(getFavourites, [petra])
  const marks = server.hold(getFavouriteMarks, [markOf(petra)])
  server.on(removeFavourite, () => {
    server.on(getFavouriteMarks, [])
    return {}
  })
  await openScreen({ server, path: PATH, user })
  await expect.element(button('Petra')).toHaveAttribute('aria-pressed', 'true')
  await button('Petra').click()
  await expect.element(button('Petra')).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(() => server.callsOf(removeFavourite).map(({ input }) => input)).toEqual([markOf(petra)])
  await expect.poll(() => server.callsOf(getFavouriteMarks).length).toBe(2)
  // Answers the call that was in flight when the button was pressed.
  marks.resume()
  await expect.element(button('Petra')).toHaveAttribute('aria-pressed', 'false')
})

test('an empty page explains how to save items, with a link', async ({ server }) => {
  server.on(getFavourites, [])
  server.on(getModules, [])
  await openScreen({ server, path: PATH, user })
  await expect.element(heading('Noch nichts gemerkt')).toBeVisible()
  await expectAccessible()
  await page.getByRole('main').getByRole('link', { name: 'Zu den Modulen' }).click()
  await expect.element(heading('Noch keine Module verfügbar.')).toBeVisible()
})

test('is busy while it is loading, and can be retried', async ({ server }) => {
  server.refuse(getFavourites, 'internal-error')
  await openScreen({ server, path: PATH, user })
  const retry = page.getByRole('button', { name: 'Noch einmal versuchen' })
  await expect.element(retry).toBeVisible()
  await expectAccessible()
  server.on(getFavourites, [module])
  await retry.click()
  await expect.element(heading('Gut ankommen')).toBeVisible()
})

test('an admin who views the account sees none of it, and nothing is requested', async ({ server }) => {
  await openScreen({ server, path: PATH, user: sampleUser('ROLE_USER', { isImpersonated: true }) })
  await expect.element(heading('Gemerktes bleibt privat')).toBeVisible()
  expect([...server.callsOf(getFavourites), ...server.callsOf(getFavouriteMarks)]).toEqual([])
})

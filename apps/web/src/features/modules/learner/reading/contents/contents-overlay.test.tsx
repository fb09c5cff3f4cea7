import { markModulePageAsSeen } from '@wohlauf/contract/modules/modules'
import { page } from 'vitest/browser'
import { openScreen } from '../../../../../testing/open-screen.tsx'
import { addressIn, moduleWith, serveModule, THREE_PAGES } from '../../../../../testing/reading.ts'
import { sampleUser } from '../../../../../testing/samples.ts'
import { swipe } from '../../../../../testing/swipe.ts'
import { expect, test } from '../../../../../testing/test.ts'

const toggle = () => page.getByRole('button', { name: 'Inhalt', exact: true })
const overlay = () => page.getByRole('dialog', { name: 'Probemodul' })

test.beforeEach(async ({ server }) => {
  serveModule(server, moduleWith(THREE_PAGES, { lastSeenModulePageIndex: 1 }))
  await openScreen({ server, path: addressIn(2), user: sampleUser() })
  await toggle().click()
  await expect.element(overlay()).toBeVisible()
})

test('on a phone the contents are over the text, and return the focus', async () => {
  await expect.element(overlay().getByText(/^Dritte Seite/)).toBeVisible()
  expect(
    overlay()
      .getByRole('link', { name: /^Dritte Seite/ })
      .query(),
  ).toBeNull()
  await overlay().getByRole('button', { name: 'Schließen' }).click()
  await expect.element(overlay()).not.toBeInTheDocument()
  await expect.element(toggle()).toHaveFocus()
})

test('they open an available page, and close', async () => {
  await overlay()
    .getByRole('link', { name: /^Erste Seite/ })
    .click()
  await expect.element(overlay()).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Erste Seite' })).toBeVisible()
})

test('a swipe over them turns no page of the module behind', async ({ server }) => {
  swipe(overlay().getByText(/^Dritte Seite/), 250, 120)
  await overlay().getByRole('button', { name: 'Schließen' }).click()
  await expect.element(overlay()).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Zweite Seite' })).toBeVisible()
  expect(server.callsOf(markModulePageAsSeen)).toEqual([])
})

import { getHabitIntents } from '@wohlauf/contract/habits/habits'
import { HEALTH_DATA_CONSENT } from '@wohlauf/contract/legal/legal-texts'
import { giveHealthConsent } from '@wohlauf/contract/own-data/health-consent'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../testing/accessible.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { openScreen } from '../../testing/open-screen.tsx'
import { sampleUser } from '../../testing/samples.ts'
import { expect, test } from '../../testing/test.ts'

const { title, version, summary, statement, paragraphs, acceptLabel, declineLabel } = HEALTH_DATA_CONSENT
const dialog = () => page.getByRole('dialog', { name: title })

const openDialog = async (server: FakeServer) => {
  server.on(getHabitIntents, [])
  await page.viewport(360, 740)
  const screen = await openScreen({
    server,
    path: '/gewohnheiten',
    user: sampleUser('ROLE_USER', { healthConsentVersion: null }),
  })
  await page.getByRole('button', { name: 'Einwilligung ansehen' }).click()
  await expect.element(dialog()).toBeVisible()
  return screen
}

test('three lines, the statement and both buttons are visible, the full text is one press away', async ({
  server,
}) => {
  await openDialog(server)
  for (const sentence of [...Object.values(summary), statement])
    await expect.element(dialog().getByText(sentence)).toBeInViewport({ ratio: 1 })
  for (const name of [acceptLabel, declineLabel])
    await expect.element(dialog().getByRole('button', { name })).toBeInViewport({ ratio: 1 })
  // The dialog's foot does not cover the summary.
  const end = dialog().getByText(summary.freedom).element().getBoundingClientRect().bottom
  const foot = dialog().getByRole('button', { name: acceptLabel }).element().getBoundingClientRect().top
  expect(end).toBeLessThanOrEqual(foot - 8)
  for (const paragraph of paragraphs) await expect.element(dialog().getByText(paragraph)).not.toBeVisible()
  await expectAccessible()
  await dialog().getByRole('button', { name: 'Ganzer Text' }).click()
  for (const paragraph of paragraphs) await expect.element(dialog().getByText(paragraph)).toBeVisible()
  await expect.element(dialog().getByRole('link', { name: 'Alles dazu im Datenschutz' })).toBeVisible()
  for (const name of [acceptLabel, declineLabel])
    await expect.element(dialog().getByRole('button', { name })).toBeInViewport({ ratio: 1 })
})

test('the consent is to the text of this version', async ({ server }) => {
  await openDialog(server)
  server.on(giveHealthConsent, {})
  await dialog().getByRole('button', { name: acceptLabel }).click()
  await expect
    .poll(() => server.callsOf(giveHealthConsent).map(({ input }) => input))
    .toEqual([{ textVersion: version }])
})

test('leaving the page closes the question', async ({ server }) => {
  const { router } = await openDialog(server)
  void router.navigate({ href: '/gibt-es-nicht' })
  await expect.element(dialog()).not.toBeInTheDocument()
})

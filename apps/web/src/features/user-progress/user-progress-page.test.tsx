import { getUserProgress } from '@wohlauf/contract/user-progress'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../testing/accessible.ts'
import { openScreen, progress } from '../../testing/open-screen.tsx'
import { sampleUser } from '../../testing/samples.ts'
import { expect, test } from '../../testing/test.ts'

test('when the points cannot be had, they can be asked for again', async ({ server }) => {
  server.refuse(getUserProgress, 'unavailable')
  await openScreen({ server, path: '/fortschritt', user: sampleUser() })
  await expect
    .element(page.getByRole('heading', { name: 'Deine Punkte sind gerade nicht erreichbar' }))
    .toBeVisible()
  await expectAccessible()
  server.on(getUserProgress, progress)
  // The header asks for the points too: where it does so in this moment, the page recovers without the button.
  const retry = page.getByRole('button', { name: 'Noch einmal versuchen' }).query()
  if (retry instanceof HTMLElement) retry.click()
  await expect.element(page.getByText('135 Gesundheitspunkte', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 2, name: 'Erster Schritt' })).toBeVisible()
  const reached = page.getByRole('listitem').filter({ hasText: 'Hier bist du' })
  await expect.element(reached).toHaveTextContent('Level 1')
})

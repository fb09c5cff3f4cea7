import { getUserProgress } from '@wohlauf/contract/user-progress'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../testing/accessible.ts'
import { openScreen, progress } from '../../testing/open-screen.tsx'
import { sampleUser } from '../../testing/samples.ts'
import { expect, test } from '../../testing/test.ts'

test('retries the points after a failure', async ({ server }) => {
  server.refuse(getUserProgress, 'internal-error')
  const { queryClient } = await openScreen({ server, path: '/fortschritt', user: sampleUser() })
  await expect
    .element(page.getByRole('heading', { name: 'Deine Punkte sind gerade nicht erreichbar' }))
    .toBeVisible()
  await expectAccessible()
  // The header and the congratulation query the points too, and each that is rendered later refetches them.
  const asked = () => queryClient.getQueryCache().find({ queryKey: [getUserProgress.name, {}] })
  await expect.poll(() => asked()?.getObserversCount()).toBe(3)
  await expect.poll(() => asked()?.state.fetchStatus).toBe('idle')
  server.on(getUserProgress, progress)
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click()
  await expect.element(page.getByText('135 Gesundheitspunkte', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 2, name: 'Erster Schritt' })).toBeVisible()
  const reached = page.getByRole('listitem').filter({ hasText: 'Hier bist du' })
  await expect.element(reached).toHaveTextContent('Level 1')
})

import { getFeedbackMessagesAsManager } from '@wohlauf/contract/feedback/feedback-as-manager'
import { getSponsorsAsManager } from '@wohlauf/contract/seats/managed-sponsors'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../testing/accessible.ts'
import { openScreen } from '../../testing/open-screen.tsx'
import { idOf } from '../../testing/sample-elements.ts'
import { sampleApp, sampleUser } from '../../testing/samples.ts'
import { expect, test } from '../../testing/test.ts'

/** A page without queries. */
const NOWHERE = '/gibt-es-nicht'

const rail = () => page.getByRole('navigation', { name: 'Verwaltung' })

test('on a wide screen a manager’s areas stand in groups, with the number of waiting tasks', async ({
  server,
}) => {
  await page.viewport(1440, 900)
  server.on(getSponsorsAsManager, [
    { sponsorId: idOf(1), name: 'Musterwerke AG', availableSeats: 10, usedSeats: 10, revision: 1 },
  ])
  server.on(getFeedbackMessagesAsManager, ({ limit }) => ({
    items: Array.from({ length: limit ?? 0 }, (_, index) => ({
      feedbackMessageId: idOf(10 + index),
      subject: {
        kind: 'RECIPE',
        itemId: idOf(2),
        title: 'Suppe',
        partOf: null,
        authoringId: idOf(2),
      } as const,
      element: null,
      reason: 'FAULT' as const,
      message: 'Hier fehlt das Salz.',
      senderName: null,
      receivedOn: '2026-03-04',
      isDone: false,
    })),
    next: 'more',
  }))
  await openScreen({ server, path: NOWHERE, user: sampleUser('ROLE_APP_MANAGER') })
  const group = (name: string) => rail().getByRole('list', { name })
  await expect.element(group('Inhalte').getByRole('link').first()).toMatchTextContent('Module')
  await expect
    .element(group('Begleitung').getByRole('link', { name: 'Rückmeldungen, mehr als 20 offen' }))
    .toBeVisible()
  await expect
    .element(group('Unternehmen').getByRole('link', { name: 'Sponsoren, 1 mit wenigen freien Lizenzen' }))
    .toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Verwaltung' })).not.toBeInTheDocument()
  await expectAccessible()
})

test('the area of the page is marked', async ({ server }) => {
  await page.viewport(1440, 900)
  await openScreen({
    server,
    path: '/verwaltung/rueckmeldungen',
    user: sampleUser('ROLE_APP_MANAGER'),
    app: { ...sampleApp, appEnabledFeatures: [] },
  })
  await expect
    .element(rail().getByRole('link', { name: 'Rückmeldungen' }))
    .toHaveAttribute('aria-current', 'page')
  expect(rail().getByRole('link').elements()).toHaveLength(4)
})

test('no other role and no narrower screen has a rail', async ({ server }) => {
  await page.viewport(1440, 900)
  await openScreen({ server, path: NOWHERE, user: sampleUser() })
  await expect.element(page.getByRole('button', { name: 'Profil' })).toBeVisible()
  await expect.element(rail()).not.toBeInTheDocument()
  await page.viewport(1000, 900)
  await openScreen({ server, path: NOWHERE, user: sampleUser('ROLE_APP_MANAGER') })
  await expect.element(page.getByRole('button', { name: 'Verwaltung' })).toBeVisible()
  await expect.element(rail()).not.toBeInTheDocument()
})

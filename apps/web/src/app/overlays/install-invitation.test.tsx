import { getOwnSessions } from '@wohlauf/contract/accounts/sessions'
import { getDataExport } from '@wohlauf/contract/own-data/data-export'
import { vi } from 'vitest'
import { page } from 'vitest/browser'
import { countVisit, wasInvitedToInstall } from '../../features/installation/visits.ts'
import { offlineStart } from '../../session/offline-start.ts'
import { expectAccessible } from '../../testing/accessible.ts'
import { button, dialogNamed } from '../../testing/editing.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { openScreen } from '../../testing/open-screen.tsx'
import { sampleUser } from '../../testing/samples.ts'
import { expect, test } from '../../testing/test.ts'

const dialog = dialogNamed('Auf den Startbildschirm')

/** Dispatches the event with which Chromium's browsers offer the installation after the page was loaded. */
const offer = () => {
  const prompt = vi.fn(() => Promise.resolve({ outcome: 'accepted' }))
  dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }))
  return prompt
}

/** A page without queries. */
const NOWHERE = '/gibt-es-nicht'

const visitOn = async (server: FakeServer, day: string, isReload: boolean) => {
  server.setClock(() => new Date(`${day}T11:00:00Z`))
  await openScreen({ server, path: NOWHERE, user: sampleUser(), isReload })
  await expect.poll(() => countVisit(day)).toBeGreaterThan(0)
  return offer()
}

test('with the third visit a person is invited once, and a press installs the app', async ({ server }) => {
  await visitOn(server, '2031-03-03', false)
  await visitOn(server, '2031-03-04', true)
  expect(await wasInvitedToInstall()).toBe(false)
  const prompt = await visitOn(server, '2031-03-05', true)
  await expect.element(dialog).toBeVisible()
  await expectAccessible()
  expect(await wasInvitedToInstall()).toBe(true)
  await button('Installieren', dialog).click()
  expect(prompt).toHaveBeenCalledTimes(1)
  await expect.element(dialog).not.toBeInTheDocument()
})

test('the profile offers it at any time, and explains how the app starts without a network', async ({
  server,
}) => {
  server.on(getOwnSessions, [])
  server.on(getDataExport, { requestedAt: null, availableUntil: null })
  await openScreen({ server, path: '/profil', user: sampleUser() })
  const card = page.getByRole('main')
  await expect.element(card.getByText(/^Im Menü deines Browsers/)).toBeVisible()
  const prompt = offer()
  await button('Installieren').click()
  await button('Installieren', dialog).click()
  expect(prompt).toHaveBeenCalledTimes(1)
  // A browser asks once for each offer.
  await expect.element(card.getByText(/^Im Menü deines Browsers/)).toBeVisible()
  for (const [start, text] of [
    [{ kind: 'ready' }, /^Die App startet auf diesem Gerät auch ohne Internet/],
    [{ kind: 'unsupported' }, /^Dein Browser kann das nicht/],
    [{ kind: 'failed', message: 'Gesperrt' }, /Meldung für den Support: Gesperrt$/],
  ] as const) {
    offlineStart.set(start)
    await expect.element(card.getByText(text)).toBeVisible()
  }
})

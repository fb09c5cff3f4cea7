import { getOwnSessions } from '@wohlauf/contract/accounts/sessions'
import { getDataExport } from '@wohlauf/contract/own-data/data-export'
import { onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../testing/accessible.ts'
import { colourOf } from '../../../testing/colours.ts'
import { emulateMedia } from '../../../testing/emulate-media.ts'
import type { FakeServer } from '../../../testing/fake-server.ts'
import { openScreen } from '../../../testing/open-screen.tsx'
import { sampleUser } from '../../../testing/samples.ts'
import { expect, test } from '../../../testing/test.ts'
import { setDisplay } from '../../../ui/theme/display.ts'

test.beforeEach(() => {
  onTestFinished(() => setDisplay({ appearance: 'device', textSize: 'normal' }))
})

const openProfile = async (server: FakeServer) => {
  server.on(getOwnSessions, [])
  server.on(getDataExport, { requestedAt: null, availableUntil: null })
  await openScreen({ server, path: '/profil', user: sampleUser() })
  await expect.element(page.getByRole('heading', { name: 'Darstellung' })).toBeVisible()
}

const group = (name: string) => page.getByRole('radiogroup', { name })
const choice = (name: string) => page.getByRole('radio', { name, exact: true })
/** Clicks the drawn choice: the radio itself is invisible. */
const pick = (name: string) => page.getByRole('radiogroup').getByText(name, { exact: true }).click()
const isDark = () => colourOf('--surface') !== '#ffffff'
const rem = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

test('colours follow the device until they are chosen, immediately and for the next visit', async ({
  server,
}) => {
  await emulateMedia({ appearance: 'dark' })
  await openProfile(server)
  await expect.element(group('Farben').getByRole('radio', { name: 'Automatisch' })).toBeChecked()
  expect([isDark(), localStorage.getItem('display')]).toEqual([true, null])
  await pick('Hell')
  expect([isDark(), localStorage.getItem('display')]).toEqual([false, '{"appearance":"light"}'])
  await emulateMedia({ appearance: 'light' })
  await pick('Dunkel')
  expect([isDark(), localStorage.getItem('display')]).toEqual([true, '{"appearance":"dark"}'])
  await expectAccessible()
  await pick('Automatisch')
  expect([isDark(), localStorage.getItem('display')]).toEqual([false, null])
})

test('the size of the text is chosen beside the colours, by keyboard too', async ({ server }) => {
  await openProfile(server)
  await pick('Dunkel')
  expect(rem()).toBe(16)
  await pick('Groß')
  expect(rem()).toBe(18)
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(choice('Sehr groß')).toBeChecked()
  expect([rem(), localStorage.getItem('display')]).toEqual([20, '{"appearance":"dark","textSize":"largest"}'])
})

test('the browser’s own bars have the colour of the appearance that was chosen', async ({ server }) => {
  const metas = (['light', 'dark'] as const).map((appearance) => {
    const meta = document.createElement('meta')
    meta.dataset.appearance = appearance
    document.head.append(meta)
    onTestFinished(() => meta.remove())
    return meta
  })
  const media = () => metas.map((meta) => meta.media)
  await openProfile(server)
  await pick('Dunkel')
  expect(media()).toEqual(['not all', 'all'])
  await pick('Automatisch')
  expect(media()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'])
})

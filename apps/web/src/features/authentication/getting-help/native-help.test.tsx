import { beforeEach, vi } from 'vitest'
import { page } from 'vitest/browser'
import { setAppChoice } from '../../../native/app-choice.ts'
import { setNativeShell } from '../../../native/platform.ts'
import { openScreen } from '../../../testing/open-screen.tsx'
import { sampleApp } from '../../../testing/samples.ts'
import { expect, test } from '../../../testing/test.ts'

const LINKS = { appStoreLink: 'https://apps.example/1', playStoreLink: 'https://play.example/1' }

beforeEach(() => {
  setNativeShell({ platform: 'android', serverOrigin: window.location.origin })
  return () => {
    setNativeShell(null)
    setAppChoice(null)
  }
})

test('the login page of a shell has the stores in place of the web’s help', async ({ server }) => {
  await openScreen({ server, path: '/login', app: { ...sampleApp, ...LINKS } })
  await expect
    .element(page.getByRole('link', { name: 'Laden im App Store' }))
    .toHaveAttribute('href', LINKS.appStoreLink)
  await expect
    .element(page.getByRole('link', { name: 'Jetzt bei Google Play' }))
    .toHaveAttribute('href', LINKS.playStoreLink)
  await expect.element(page.getByRole('button', { name: 'Nachricht schreiben' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: /wechseln/ })).not.toBeInTheDocument()
})

test('another app is chosen only after a question that says what is lost', async ({ server }) => {
  const leave = vi.fn(async () => {})
  setAppChoice({ leave })
  await openScreen({ server, path: '/login' })
  await page.getByRole('button', { name: 'Zu einer anderen App wechseln' }).click()
  const question = page.getByRole('dialog', { name: 'Zu einer anderen App wechseln?' })
  await expect.element(question.getByText(/auch was noch nicht gesendet ist/)).toBeVisible()
  await question.getByRole('button', { name: 'Abbrechen' }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect(leave).not.toHaveBeenCalled()
  await page.getByRole('button', { name: 'Zu einer anderen App wechseln' }).click()
  await question.getByRole('button', { name: 'Wechseln', exact: true }).click()
  expect(leave.mock.calls).toEqual([[]])
})

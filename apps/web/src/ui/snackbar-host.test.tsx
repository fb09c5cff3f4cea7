import { page } from 'vitest/browser'
import { openScreen } from '../testing/open-screen.tsx'
import { expect, test } from '../testing/test.ts'
import { notify, snackbarQueue } from './snackbar-queue.ts'

test('with reduced motion a message can be read from its first frame on', async ({ server }) => {
  await openScreen({ server, path: '/login' })
  const opacities: string[] = []
  const observer = new MutationObserver(() => {
    const message = document.querySelector('[data-kind]')
    if (message) opacities.push(getComputedStyle(message).opacity)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  notify('success', 'Eintrag wurde hinzugefügt.')
  await expect.poll(() => opacities).not.toEqual([])
  observer.disconnect()
  expect(new Set(opacities)).toEqual(new Set(['1']))
})

test('the same message is shown once, and again while the closed one is still being removed', async ({
  server,
}) => {
  await openScreen({ server, path: '/login' })
  const shown = () => document.querySelector('[data-kind]:not([data-hidden])')?.textContent
  notify('success', 'Eintrag wurde hinzugefügt.')
  notify('success', 'Eintrag wurde hinzugefügt.')
  expect(snackbarQueue.get()).toHaveLength(1)
  await page.getByRole('button', { name: 'Meldung schließen' }).click()
  await expect.poll(shown).toBeUndefined()
  notify('success', 'Eintrag wurde hinzugefügt.')
  await expect.poll(shown).toBe('Eintrag wurde hinzugefügt.')
})

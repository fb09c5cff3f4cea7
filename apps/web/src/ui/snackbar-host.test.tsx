import { openScreen } from '../testing/open-screen.tsx'
import { expect, test } from '../testing/test.ts'
import { notify } from './snackbar-queue.ts'

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

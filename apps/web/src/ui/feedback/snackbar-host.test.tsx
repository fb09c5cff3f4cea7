import { page } from 'vitest/browser'
import { openScreen } from '../../testing/open-screen.tsx'
import { sampleUser } from '../../testing/samples.ts'
import { expect, test } from '../../testing/test.ts'
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
  const text = () => document.querySelector('[data-kind]:not([data-hidden])')?.textContent
  notify('success', 'Eintrag wurde hinzugefügt.')
  notify('success', 'Eintrag wurde hinzugefügt.')
  expect(snackbarQueue.get()).toHaveLength(1)
  await page.getByRole('button', { name: 'Meldung schließen' }).click()
  await expect.poll(text).toBeUndefined()
  notify('success', 'Eintrag wurde hinzugefügt.')
  await expect.poll(text).toBe('Eintrag wurde hinzugefügt.')
})

test('a later message about the same takes the place of the earlier one', async ({ server }) => {
  await openScreen({ server, path: '/login' })
  notify('success', 'Eingetragen.', { subject: 'a day' })
  notify('success', 'Anderes.')
  notify('success', 'Zurückgenommen.', { subject: 'a day' })
  expect(snackbarQueue.get().map(({ message }) => message)).toEqual(['Anderes.', 'Zurückgenommen.'])
})

test.for([
  [360, 740],
  [360, 400],
  [900, 600],
  [1440, 900],
] as const)('at %i x %i a message covers nothing of a dialog', async ([width, height], { server }) => {
  await page.viewport(width, height)
  await openScreen({ server, path: '/support', user: sampleUser() })
  await page.getByRole('main').getByRole('button', { name: 'Support anfordern' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByRole('heading', { name: 'Support anfordern' })).toBeVisible()
  notify(
    'error',
    'Das hat nicht geklappt. Bitte versuche es noch einmal, und wenn es wieder nicht geht, schreib uns.',
  )
  const alert = page.getByRole('alert')
  await expect.element(alert).toBeVisible()
  await expect
    .poll(() => {
      const sheet = dialog.element().getBoundingClientRect()
      const message = alert.element().getBoundingClientRect()
      return message.top >= sheet.bottom || message.right <= sheet.left
    })
    .toBe(true)
})

import { page } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { expect, test } from '../../testing/test.ts'
import { useWasLeft } from './use-was-left.ts'

const Field = () => {
  const { wasLeft, leave } = useWasLeft()
  return (
    <>
      <input aria-label="Name" onBlur={leave} />
      {wasLeft && <p>Fehler</p>}
      <button type="button">Weiter</button>
    </>
  )
}

test('a field left by pressing a button shows its error after the press, not during it', async () => {
  await render(<Field />)
  const isShownAtRelease: boolean[] = []
  const note = () => isShownAtRelease.push(document.body.textContent.includes('Fehler'))
  await page.getByRole('textbox', { name: 'Name' }).click()
  window.addEventListener('mouseup', note, { capture: true, once: true })
  await page.getByRole('button', { name: 'Weiter' }).click({ delay: 100 })
  await expect.element(page.getByText('Fehler')).toBeVisible()
  expect(isShownAtRelease).toEqual([false])
})

test('a field left with the keyboard shows its error immediately', async () => {
  await render(<Field />)
  await page.getByRole('textbox', { name: 'Name' }).click()
  document.querySelector('button')?.focus()
  await expect.element(page.getByText('Fehler')).toBeVisible()
})

import { expect, type Page } from '@playwright/test'
import type { InputDevice } from '../browser/input-device.ts'

/** The main button of a step. */
const onward = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^(Los geht’s|Weiter|Einführung abschließen)$/ })

export const skip = (page: Page) => page.getByRole('button', { name: 'Einführung überspringen' })

/** Goes from the welcome to the end; `onStep` is called at each step. */
export const goThroughIntroduction = async (
  page: Page,
  device: Pick<InputDevice, 'press'>,
  onStep: (step: number) => Promise<void> = async () => {},
): Promise<void> => {
  await expect(page).toHaveURL(/\/einfuehrung$/)
  const progress = page.getByRole('progressbar', { name: 'Fortschritt der Einführung' })
  const count = Number(/von (\d+)/.exec((await progress.getAttribute('aria-valuetext')) ?? '')?.[1])
  expect(count).toBeGreaterThanOrEqual(4)
  for (let step = 1; step <= count; step += 1) {
    await expect(progress).toHaveAttribute('aria-valuenow', String(Math.round((100 * step) / count)))
    await expect(skip(page)).toHaveCount(step === 1 || step === count ? 0 : 1)
    await onStep(step)
    await expect(onward(page)).toHaveText(step === count ? 'Einführung abschließen' : /./)
    await device.press(onward(page))
  }
}

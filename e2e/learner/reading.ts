import { expect, type Locator, type Page } from '@playwright/test'
import type { DemoModule, DemoPage, DemoWorld } from '@wohlauf/demo/content/types'
import { type InputDevice, nextButton } from '../browser/input-device.ts'
import { use } from './elements.ts'

export type Reader = {
  page: Page
  device: InputDevice
  world: DemoWorld
  module: DemoModule
  documentBytes: (title: string) => Promise<Buffer>
}

export const heading = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 1, name, exact: true })

/**
 * Turns to the next page. A second turn right after the first counts as a double click and is ignored, so it
 * is repeated until the address has changed.
 */
export const turn = async (page: Page, device: InputDevice): Promise<void> => {
  const before = page.url()
  await expect(async () => {
    await device.turn(page)
    await expect(page).not.toHaveURL(before, { timeout: 3_000 })
  }).toPass()
}

const exerciseBox = (page: Page) => page.getByRole('checkbox', { name: 'Ich habe die Übung gemacht.' })

const changeTo = async (box: Locator, device: InputDevice, isChecked: boolean): Promise<void> => {
  await device.tick(box)
  await expect(box).toBeChecked({ checked: isChecked })
}

/** Ticks the exercise, unticks it, and ticks it again: it earns points only once. */
const doExercise = async ({ page, device }: Reader): Promise<void> => {
  await expect(nextButton(page)).toBeDisabled()
  await changeTo(exerciseBox(page), device, true)
  await expect(nextButton(page)).toBeEnabled()
  await changeTo(exerciseBox(page), device, false)
  await expect(nextButton(page)).toBeDisabled()
  await changeTo(exerciseBox(page), device, true)
}

/** Completes everything on a new page. */
export const readPage = async (reader: Reader, demoPage: DemoPage): Promise<void> => {
  const { page } = reader
  await expect(heading(page, demoPage.title)).toBeVisible()
  for (const element of demoPage.contentElements) await use(reader, element)
  if (demoPage.isExerciseIncluded) await doExercise(reader)
  await expect(nextButton(page)).toBeEnabled()
}

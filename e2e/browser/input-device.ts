import type { Locator, Page } from '@playwright/test'
import { pressWithKeyboard, tabTo, tickWithKeyboard } from './keyboard.ts'
import { swipe } from './swipe.ts'

/** An input device. The same journey runs with each of them. */
export type InputDevice = {
  press: (target: Locator) => Promise<void>
  tick: (box: Locator) => Promise<void>
  select: (list: Locator, option: string) => Promise<void>
  write: (field: Locator, text: string) => Promise<void>
  /** Turns to a module's next page. */
  turn: (page: Page) => Promise<void>
}

export const nextButton = (page: Page): Locator =>
  page.getByRole('main').getByRole('button', { name: 'Weiter', exact: true })

export const mouse: InputDevice = {
  press: (target) => target.click(),
  tick: (box) => box.click(),
  select: async (list, option) => void (await list.selectOption(option)),
  write: (field, text) => field.fill(text),
  turn: (page) => nextButton(page).click(),
}

export const keyboard: InputDevice = {
  press: pressWithKeyboard,
  tick: tickWithKeyboard,
  select: async (list, option) => {
    await tabTo(list)
    await list.page().keyboard.type(option)
  },
  write: async (field, text) => {
    await tabTo(field)
    await field.page().keyboard.type(text)
  },
  turn: (page) => pressWithKeyboard(nextButton(page)),
}

export const touch: InputDevice = {
  press: (target) => target.tap(),
  tick: (box) => box.tap(),
  select: mouse.select,
  write: mouse.write,
  turn: (page) => swipe(page, 'left'),
}

import { expect } from 'vitest'

const PRESSABLE = 'button:enabled, a[href], select:enabled, input:enabled'

const isVisible = (element: Element): boolean => element.checkVisibility()

/** All that can be pressed on the page, by name, with its position in CSS pixels. */
export const positionsOfPressable = (): { name: string; at: string }[] =>
  [...document.querySelectorAll(PRESSABLE)].filter(isVisible).map((element) => {
    const { x, y } = element.getBoundingClientRect()
    return {
      // A name may change with the answer, as the points do: what the element leads to does not.
      name: element.getAttribute('href') ?? element.getAttribute('aria-label') ?? element.textContent,
      at: `${Math.round(x)}, ${Math.round(y)}`,
    }
  })

/** What could be pressed before is still there, at the same position: a finger may be on its way. */
export const expectNothingMoved = (before: ReturnType<typeof positionsOfPressable>): void => {
  expect(positionsOfPressable()).toEqual(expect.arrayContaining(before))
}

import { expect } from 'vitest'

const PRESSABLE = 'button:enabled, a[href], select:enabled, input:enabled'

const isVisible = (element: Element): boolean => element.checkVisibility()

/** All controls of the page, by name, with their positions in CSS pixels. */
export const positionsOfPressable = (): { name: string; at: string }[] =>
  [...document.querySelectorAll(PRESSABLE)].filter(isVisible).map((element) => {
    const { x, y } = element.getBoundingClientRect()
    return {
      // A name may change with the answer, as the points do: the link's target does not.
      name: element.getAttribute('href') ?? element.getAttribute('aria-label') ?? element.textContent,
      at: `${Math.round(x)}, ${Math.round(y)}`,
    }
  })

/** All controls are still there, at the same positions: a press may be in progress. */
export const expectNothingMoved = (before: ReturnType<typeof positionsOfPressable>): void => {
  expect(positionsOfPressable()).toEqual(expect.arrayContaining(before))
}

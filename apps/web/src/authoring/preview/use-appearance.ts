import { type RefObject, useLayoutEffect } from 'react'

export type Appearance = 'light' | 'dark'

/** The appearance that the device or the profile has chosen for the whole site. */
export const appearanceOfSite = (): Appearance =>
  getComputedStyle(document.documentElement).colorScheme === 'dark' ||
  (getComputedStyle(document.documentElement).colorScheme !== 'light' &&
    matchMedia('(prefers-color-scheme: dark)').matches)
    ? 'dark'
    : 'light'

const rulesOfRoot = (): CSSStyleRule[] =>
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter(
      (rule): rule is CSSStyleRule =>
        rule instanceof CSSStyleRule && document.documentElement.matches(rule.selectorText),
    )

/**
 * Gives a part of the page an appearance of its own. The colours are custom properties of the document,
 * calculated for its appearance: restating them at the part makes the browser calculate them for the part's.
 */
export const useAppearance = (part: RefObject<HTMLElement | null>, appearance: Appearance): void => {
  useLayoutEffect(() => {
    const element = part.current
    if (!element) return
    element.dataset.appearance = appearance
    for (const { style } of rulesOfRoot())
      for (const name of style)
        if (name.startsWith('--') && !name.startsWith('--lightningcss'))
          element.style.setProperty(name, style.getPropertyValue(name))
  }, [part, appearance])
}

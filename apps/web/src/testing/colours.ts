/** The browser's rendering of a colour in any notation: `#rrggbb` of an opaque colour. */
const hexOf = (colour: string): string => {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = colour
  return String(context.fillStyle)
}

/** The colour of an element's text. */
export const textColour = (element: Element): string => hexOf(getComputedStyle(element).color)

/** The ring around an element; null without one. */
export const ringOf = (element: Element): { colour: string; width: string } | null => {
  const { outlineStyle, outlineColor, outlineWidth } = getComputedStyle(element)
  return outlineStyle === 'solid' ? { colour: hexOf(outlineColor), width: outlineWidth } : null
}

/** Every colour of an element's gradient. */
export const gradientColours = (element: Element): string[] =>
  (getComputedStyle(element).backgroundImage.match(/rgb\([^)]*\)/g) ?? []).map(hexOf)

/** The value of a custom property at the element, in the appearance that is shown. */
export const colourOf = (property: string, element: Element = document.body): string => {
  const probe = document.createElement('span')
  probe.style.color = `var(${property})`
  element.append(probe)
  const colour = textColour(probe)
  probe.remove()
  return colour
}

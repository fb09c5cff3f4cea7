/** What the browser makes of a colour, whatever it is written as: `#rrggbb` of an opaque colour. */
const hexOf = (colour: string): string => {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) throw new Error('no canvas to draw on')
  context.fillStyle = colour
  return String(context.fillStyle)
}

/** The colour of an element's text. */
export const textColour = (element: Element): string => hexOf(getComputedStyle(element).color)

/** Every colour of an element's gradient. */
export const gradientColours = (element: Element): string[] =>
  (getComputedStyle(element).backgroundImage.match(/rgb\([^)]*\)/g) ?? []).map(hexOf)

/** What a custom property stands for where the element is. */
export const colourOf = (property: string, element: Element = document.body): string =>
  hexOf(getComputedStyle(element).getPropertyValue(property).trim())

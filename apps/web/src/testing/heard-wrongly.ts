/**
 * What a screen reader would say wrongly, and no rule of axe finds. Everything is within the function, because journeys run it
 * in their page.
 */
export const heardWrongly = (): string[] => {
  const all = (selector: string) => [...document.querySelectorAll(selector)]
  const isExposed = (node: Node) =>
    node instanceof Element ? node.ariaHidden !== 'true' : node.nodeType === Node.TEXT_NODE
  const opening = (element: Element) => element.outerHTML.slice(0, 160)
  return [
    // Firefox calls each of these invalid.
    ...all('[aria-invalid="false"], :is(input, select, textarea):invalid:not([aria-invalid="true"])').map(
      (field) => `called invalid without a message: ${opening(field)}`,
    ),
    // Firefox reads what is inside as well.
    ...all('[role="img"]:not(svg)')
      .filter((image) => [...image.childNodes].some(isExposed))
      .map((image) => `an image that is also read inside: ${opening(image)}`),
  ]
}

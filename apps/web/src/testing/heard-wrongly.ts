/**
 * What a screen reader would say wrongly, and no rule of axe finds. Everything is within the function, because journeys run it
 * in their page.
 */
export const heardWrongly = (): string[] => {
  const all = (selector: string) => [...document.querySelectorAll(selector)]
  const isExposed = (node: Node) =>
    node instanceof Element ? node.ariaHidden !== 'true' : node.nodeType === Node.TEXT_NODE
  const opening = (element: Element) => element.outerHTML.slice(0, 160)
  const textsOf = (ids: string | null) =>
    (ids ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent?.trim() ?? '')
      .filter(Boolean)
  const nameOf = (element: Element): string => {
    if (element.ariaLabel) return element.ariaLabel
    const names = textsOf(element.getAttribute('aria-labelledby'))
    if (names.length > 0) return names.join(' ')
    const labels = 'labels' in element ? [...((element.labels as NodeListOf<Element> | null) ?? [])] : []
    const content = element.matches('a, button')
      ? [element]
      : [...element.querySelectorAll(':scope > legend')]
    return [...labels, ...content].map(({ textContent }) => textContent).join(' ')
  }
  return [
    // Firefox calls each of these invalid.
    ...all('[aria-invalid="false"], :is(input, select, textarea):invalid:not([aria-invalid="true"])').map(
      (field) => `called invalid without a message: ${opening(field)}`,
    ),
    // Firefox reads what is inside as well.
    ...all('[role="img"]:not(svg)')
      .filter((image) => [...image.childNodes].some(isExposed))
      .map((image) => `an image that is also read inside: ${opening(image)}`),
    ...all('[aria-describedby], [aria-labelledby]')
      .filter((element) =>
        [element.getAttribute('aria-describedby'), element.getAttribute('aria-labelledby')]
          .flatMap((ids) => ids?.split(' ') ?? [])
          .some((id) => id !== '' && document.getElementById(id) === null),
      )
      .map((element) => `named or described by nothing: ${opening(element)}`),
    ...all('[aria-describedby]')
      .filter((element) =>
        textsOf(element.getAttribute('aria-describedby')).some((text) => nameOf(element).includes(text)),
      )
      .map((element) => `described by words of its name: ${opening(element)}`),
  ]
}

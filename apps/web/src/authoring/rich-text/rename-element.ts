export const renameElement = (element: Element, name: string): Element => {
  const renamed = element.ownerDocument.createElement(name)
  const style = element.getAttribute('style')
  if (style) renamed.setAttribute('style', style)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
  return renamed
}

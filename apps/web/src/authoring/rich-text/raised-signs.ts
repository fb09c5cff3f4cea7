const PLAIN = '0123456789+-−=()n'
const SIGNS = { super: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿ', sub: '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₙ' }

const raisedAs = (element: HTMLElement): keyof typeof SIGNS | null => {
  const align = element.style.verticalAlign
  if (element.localName === 'sup' || align === 'super') return 'super'
  return element.localName === 'sub' || align === 'sub' ? 'sub' : null
}

/** No field has raised text, and without it 10⁶ would be 106: the sign is a letter of its own. */
export const makeRaisedSigns = (root: ParentNode): void => {
  for (const element of root.querySelectorAll<HTMLElement>('sup, sub, span[style*="vertical-align" i]')) {
    const kind = raisedAs(element)
    const text = element.textContent ?? ''
    if (!kind || ![...text].every((sign) => PLAIN.includes(sign))) continue
    element.replaceWith([...text].map((sign) => SIGNS[kind][PLAIN.indexOf(sign)]).join(''))
  }
}

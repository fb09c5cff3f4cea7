/** Patterns without a line break inside: "Art. 6 Abs. 1", "§ 5 DDG", "30 Tage", "E-Mail". */
const BEFORE = /(§§?|Art\.|Abs\.|Nr\.|Satz|Buchst\.|Stufe) (?=\S)/g
const AFTER = /(\d) (?=Jahre?\b|Tagen?\b|Stunden\b|Minuten\b|DDG\b|TDDDG\b|BGB\b|VSBG\b|AO\b|HGB\b|MStV\b)/g
const MAIL = /\bE-(?=Mail)/g

export const typeset = (text: string): string =>
  text.replace(BEFORE, '$1\u00a0').replace(AFTER, '$1\u00a0').replace(MAIL, 'E-\u2060')

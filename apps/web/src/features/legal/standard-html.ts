import type { LegalTextKind } from '@wohlauf/contract/legal/legal-texts'
import type { Company } from '@wohlauf/contract/values/company'
import { ACCESSIBILITY_TEMPLATE } from './accessibility-template.ts'
import { imprintFacts } from './company-facts.ts'
import { DATA_PROTECTION_TEXT } from './data-protection/data-protection-text.ts'
import { EASY_LANGUAGE_TEMPLATE } from './easy-language-template.ts'
import { IMPRINT_TEXT } from './imprint-text.ts'
import { type Block, type CompanyPart, isParagraph, type LegalText, type Paragraph } from './legal-text.ts'
import { TERMS_OF_USE_TEXT } from './terms-of-use-text.ts'

const STANDARD_TEXTS: Record<LegalTextKind, LegalText> = {
  TERMS_OF_USE: TERMS_OF_USE_TEXT,
  DATA_PROTECTION: DATA_PROTECTION_TEXT,
  IMPRINT: IMPRINT_TEXT,
  ACCESSIBILITY: ACCESSIBILITY_TEMPLATE,
  EASY_LANGUAGE: EASY_LANGUAGE_TEMPLATE,
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

/** Links to the app's own pages become their text: an own text links to whole addresses only. */
const inlineHtmlOf = (text: Paragraph): string =>
  typeof text === 'string'
    ? escaped(text)
    : text
        .map((phrase) => {
          if (typeof phrase === 'string') return escaped(phrase)
          return 'href' in phrase
            ? `<a href="${escaped(phrase.href)}">${escaped(phrase.text)}</a>`
            : escaped(phrase.text)
        })
        .join('')

const linesOf = (lines: readonly string[]): string => `<p>${lines.map(escaped).join('<br>')}</p>`

const listOf = (items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li><p>${item}</p></li>`).join('')}</ul>`

const companyHtml = (part: CompanyPart, company: Company): string => {
  const address = linesOf([company.name, company.street, `${company.postalCode} ${company.city}`])
  if (part === 'address') return address
  if (part === 'contact')
    return linesOf([`E-Mail: ${company.emailAddress}`, `Telefon: ${company.phoneNumber}`])
  if (part === 'data-protection') return linesOf([`E-Mail: ${company.dataProtectionEmailAddress}`])
  return address + linesOf(imprintFacts(company).map(({ term, text }) => `${term}: ${text}`))
}

const blockHtml = (block: Block, company: Company): string => {
  if (isParagraph(block)) return `<p>${inlineHtmlOf(block)}</p>`
  if ('subheading' in block) return `<h3>${escaped(block.subheading)}</h3>`
  if ('company' in block) return companyHtml(block.company, company)
  if ('list' in block) return listOf(block.list.map(inlineHtmlOf))
  return listOf(
    block.terms.map(({ term, text }) => `<strong>${escaped(term)}:</strong> ${inlineHtmlOf(text)}`),
  )
}

/** The text with which an own one begins: the standard text, or the template of a kind without one. */
export const standardHtml = (kind: LegalTextKind, company: Company): string => {
  const { lead, summary, sections } = STANDARD_TEXTS[kind]
  return [
    `<p>${escaped(lead)}</p>`,
    summary ? `<h2>Das Wichtigste in Kürze</h2>${listOf(summary.map(escaped))}` : '',
    ...sections.map(
      ({ title, blocks }) =>
        `<h2>${escaped(title)}</h2>${blocks.map((block) => blockHtml(block, company)).join('')}`,
    ),
  ].join('')
}

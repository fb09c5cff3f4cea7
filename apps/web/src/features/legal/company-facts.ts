import type { Company } from '@wohlauf/contract/values/company'

type Fact = { term: string; text: string; href?: string }

export const mailAddress = (address: string): string => `mailto:${address}`

export const phoneAddress = (number: string): string => `tel:${number.replace(/[^+\d]/g, '')}`

/** The company's details in the imprint besides its address. */
export const imprintFacts = (company: Company): Fact[] => [
  { term: 'Rechtsform', text: company.legalForm },
  { term: 'Vertreten durch', text: company.representedBy.join(', ') },
  { term: 'E-Mail', text: company.emailAddress, href: mailAddress(company.emailAddress) },
  { term: 'Telefon', text: company.phoneNumber, href: phoneAddress(company.phoneNumber) },
  { term: 'Registereintrag', text: `${company.registerCourt}, ${company.registerNumber}` },
  { term: 'Umsatzsteuer-Identifikationsnummer nach §\u00a027a\u00a0UStG', text: company.vatId },
  ...(company.supervisoryAuthority ? [{ term: 'Aufsichtsbehörde', text: company.supervisoryAuthority }] : []),
  {
    term: 'Verantwortlich für den Inhalt nach §\u00a018 Abs.\u00a02\u00a0MStV',
    text: company.responsibleForContent,
  },
]

import type { Company } from '@wohlauf/contract/values/company'
import { EmailAddress, MAX_SHORT_TEXT } from '@wohlauf/contract/values/values'
import { z } from 'zod'

/** Placeholder for the operating company, outside production. It cannot be mistaken for a real company. */
export const DEMO_COMPANY: Company = {
  name: 'Wohlauf Demo GmbH',
  legalForm: 'Gesellschaft mit beschränkter Haftung',
  street: 'Musterstraße 1',
  postalCode: '80331',
  city: 'München',
  representedBy: ['Erika Musterfrau', 'Max Mustermann'],
  registerCourt: 'Amtsgericht München',
  registerNumber: 'HRB 000000',
  vatId: 'DE000000000',
  emailAddress: 'kontakt@wohlauf-demo.example',
  // A number that the Bundesnetzagentur reserves for films and examples.
  phoneNumber: '+49 89 99998100',
  supervisoryAuthority: null,
  dataProtectionEmailAddress: 'datenschutz@wohlauf-demo.example',
  responsibleForContent: 'Erika Musterfrau, Musterstraße 1, 80331 München',
}

const line = (name: string, example: string) =>
  z
    .string()
    .trim()
    .max(
      MAX_SHORT_TEXT,
      `${name} may have at most ${MAX_SHORT_TEXT} characters; for example ${name}=${example}.`,
    )

const shaped = (name: string, shape: RegExp, what: string, example: string) =>
  z
    .string()
    .trim()
    .refine((text) => shape.test(text), {
      error: ({ input }) => `${name} must be ${what}, not "${input}"; for example ${name}=${example}.`,
    })

export const emailAddress = (name: string, example: string) =>
  z
    .string()
    .refine((text) => EmailAddress.safeParse(text).success, {
      error: ({ input }) =>
        `${name} must be an e-mail address, not "${input}"; for example ${name}=${example}.`,
    })
    .transform((text) => EmailAddress.parse(text))

const people = line('COMPANY_REPRESENTED_BY', 'Erika Musterfrau, Max Mustermann')
  .transform((text) => text.split(',').map((name) => name.trim()))
  .refine((names) => names.every(Boolean), {
    error:
      'COMPANY_REPRESENTED_BY must be names, separated by commas; for example COMPANY_REPRESENTED_BY=Erika Musterfrau, Max Mustermann.',
  })

/** The operating company, for imprint, terms and data protection (§ 5 DDG, § 18 (2) MStV, Art. 13 GDPR). */
export const companyEnvironment = {
  COMPANY_NAME: line('COMPANY_NAME', 'Muster GmbH').optional(),
  COMPANY_LEGAL_FORM: line('COMPANY_LEGAL_FORM', 'Gesellschaft mit beschränkter Haftung').optional(),
  COMPANY_STREET: line('COMPANY_STREET', 'Musterstraße 1').optional(),
  COMPANY_POSTAL_CODE: shaped('COMPANY_POSTAL_CODE', /^\d{5}$/, 'five digits', '80331').optional(),
  COMPANY_CITY: line('COMPANY_CITY', 'München').optional(),
  COMPANY_REPRESENTED_BY: people.optional(),
  COMPANY_REGISTER_COURT: line('COMPANY_REGISTER_COURT', 'Amtsgericht München').optional(),
  COMPANY_REGISTER_NUMBER: line('COMPANY_REGISTER_NUMBER', 'HRB 123456').optional(),
  COMPANY_VAT_ID: shaped('COMPANY_VAT_ID', /^DE\d{9}$/, 'DE and nine digits', 'DE123456789').optional(),
  COMPANY_EMAIL: emailAddress('COMPANY_EMAIL', 'kontakt@example.com').optional(),
  COMPANY_PHONE: shaped(
    'COMPANY_PHONE',
    /^\+?[\d ()/-]{6,30}$/,
    'a phone number',
    '+49 89 99998100',
  ).optional(),
  COMPANY_SUPERVISORY_AUTHORITY: line('COMPANY_SUPERVISORY_AUTHORITY', 'Regierung von Oberbayern').optional(),
  COMPANY_DATA_PROTECTION_EMAIL: emailAddress(
    'COMPANY_DATA_PROTECTION_EMAIL',
    'datenschutz@example.com',
  ).optional(),
  COMPANY_RESPONSIBLE_FOR_CONTENT: line(
    'COMPANY_RESPONSIBLE_FOR_CONTENT',
    'Erika Musterfrau, Musterstraße 1, 80331 München',
  ).optional(),
}

const companySchema = z.object(companyEnvironment)
type CompanyEnvironment = z.output<typeof companySchema>

const OPTIONAL = 'COMPANY_SUPERVISORY_AUTHORITY'
const required = (Object.keys(companyEnvironment) as (keyof CompanyEnvironment)[]).filter(
  (name) => name !== OPTIONAL,
)

/** @returns a message for the operator; null when valid. A placeholder imprint in production would breach the law. */
export function companyComplaint(values: CompanyEnvironment, isProduction: boolean): string | null {
  const missing = required.filter((name) => !values[name])
  if (missing.length === 0 || (missing.length === required.length && !isProduction)) return null
  const reason = isProduction
    ? 'In production the imprint needs a real company'
    : "The imprint needs either all of the company's settings or none"
  return `${reason}: ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing; for example COMPANY_NAME=Muster GmbH.`
}

export function companyOf(values: CompanyEnvironment): Company {
  if (!values.COMPANY_NAME) return DEMO_COMPANY
  return {
    name: values.COMPANY_NAME,
    legalForm: values.COMPANY_LEGAL_FORM ?? '',
    street: values.COMPANY_STREET ?? '',
    postalCode: values.COMPANY_POSTAL_CODE ?? '',
    city: values.COMPANY_CITY ?? '',
    representedBy: values.COMPANY_REPRESENTED_BY ?? [],
    registerCourt: values.COMPANY_REGISTER_COURT ?? '',
    registerNumber: values.COMPANY_REGISTER_NUMBER ?? '',
    vatId: values.COMPANY_VAT_ID ?? '',
    emailAddress: values.COMPANY_EMAIL ?? '',
    phoneNumber: values.COMPANY_PHONE ?? '',
    supervisoryAuthority: values.COMPANY_SUPERVISORY_AUTHORITY ?? null,
    dataProtectionEmailAddress: values.COMPANY_DATA_PROTECTION_EMAIL ?? '',
    responsibleForContent: values.COMPANY_RESPONSIBLE_FOR_CONTENT ?? '',
  }
}

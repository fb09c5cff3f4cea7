import * as z from 'zod/mini'
import { shownDomain } from '../values/readable-address.ts'
import { CalendarDate, EmailAddress } from '../values/values.ts'

const ONE_DOMAIN_NOT_VALID = 'Mindestens eine Domain ist nicht gültig'

/** The part of an address behind its "@", as it was typed: spaces, capital letters and a leading "@" do not count. */
const emailDomain = (text: string): string | null => {
  const address = EmailAddress.safeParse(`a@${text.trim().replace(/^@/, '')}`)
  return address.success ? address.data.slice('a@'.length) : null
}

const isEmailDomain = (text: string) => emailDomain(text) !== null
const uniqueDomains = (texts: string[]) => [...new Set(texts.flatMap((text) => emailDomain(text) ?? []))]
const isFilled = (text: string) => text.trim() !== ''

/** The list is one form field, a domain a line: an error in one of its entries is an error of the list. */
const EmailDomains = z.pipe(
  z.pipe(
    z.array(z.string()).check(z.maxLength(200)),
    z.transform((texts: string[]) => texts.filter(isFilled)),
  ),
  z.pipe(
    z.array(z.string()).check(
      z.maxLength(50),
      z.refine((texts) => texts.every(isEmailDomain), ONE_DOMAIN_NOT_VALID),
    ),
    z.transform(uniqueDomains),
  ),
)

/** A hundred times the seats of the largest known company. */
const MAX_REGISTRATIONS = 1_000_000

/** A link without a rule is open to everybody, as long as seats are free. */
export const linkRuleFields = {
  /** Empty: any. A domain stands for itself only, not for those below it. */
  allowedDomains: EmailDomains,
  /** The last Berlin day on which a registration may begin. */
  endsOn: z.nullable(CalendarDate),
  /** The maximum number of registrations by this link, including those that are not completed. */
  maxRegistrations: z.nullable(z.int().check(z.gte(1), z.lte(MAX_REGISTRATIONS))),
}

/** The message at the address field, for a person who registers by a link that allows other domains only. */
export const domainNotAllowed = (domains: readonly string[]): string =>
  `Für diesen Link brauchst du eine E-Mail Adresse mit ${domains.map((domain) => `@${shownDomain(domain)}`).join(' oder ')}`

export const RegistrationLinkRules = z.object({
  allowedDomains: z.array(z.string().check(z.overwrite(shownDomain))),
  endsOn: z.nullable(z.string()),
  maxRegistrations: z.nullable(z.int()),
  /** Registrations by this link so far: begun and completed ones whose seat is still taken. */
  registrations: z.int(),
})
export type RegistrationLinkRules = z.infer<typeof RegistrationLinkRules>

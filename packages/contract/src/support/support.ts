import * as z from 'zod/mini'
import { command } from '../operation.ts'
import { isStoredAddress, storedForm } from '../values/email-address.ts'
import { MESSAGES } from '../values/messages.ts'
import { EmailAddress, EmptyObject, LongText, NameText, ShortText } from '../values/values.ts'

/** 6 to 20 digits, with the usual separators between them. Here and not with the values, which the login page loads. */
export const PhoneNumber = z.string().check(
  z.trim(),
  z.minLength(1, MESSAGES.required),
  z.refine((text) => /^\+?[\d\s()/.-]{6,40}$/.test(text) && /^\d{6,20}$/.test(text.replace(/\D/g, '')), {
    error: 'Dies ist keine gültige Telefonnummer',
  }),
)

export const ISSUE_TYPES = ['TECHNICAL', 'CONTENT'] as const

/** The sender gets a confirmation. */
export const createSupportMessage = command('support/create-support-message-command', {
  audience: 'learner',
  input: z.object({ issueType: z.enum(ISSUE_TYPES), message: LongText }),
  output: EmptyObject,
  limits: ['message-of-user'],
  limitsInHandler: ['confirmation-mail-to-address'],
})

export const createContactMessage = command('support/create-contact-message-command', {
  audience: 'anyone',
  input: z.object({ emailAddress: EmailAddress, message: LongText }),
  output: EmptyObject,
  limits: ['contact-from-network'],
  limitsInHandler: ['confirmation-mail-to-address'],
})

export const requestCompanyAccess = command('support/request-company-access-command', {
  audience: 'anyone',
  input: z.object({
    companyName: NameText,
    fullName: NameText,
    emailAddress: EmailAddress,
    phoneNumber: PhoneNumber,
  }),
  output: EmptyObject,
  limits: ['contact-from-network'],
  limitsInHandler: ['confirmation-mail-to-address'],
})

/** Empty where no answer is wanted. */
const OptionalEmailAddress = z.string().check(
  z.trim(),
  z.maxLength(254),
  z.overwrite(storedForm),
  z.refine((address) => address === '' || isStoredAddress(address), MESSAGES.emailNotValid),
)

/** Needs no account: the barrier may be in the way of the login. */
export const reportBarrier = command('support/report-barrier-command', {
  audience: 'anyone',
  input: z.object({ barrier: LongText, place: ShortText, emailAddress: OptionalEmailAddress }),
  output: EmptyObject,
  limits: ['contact-from-network'],
  limitsInHandler: ['confirmation-mail-to-address'],
})

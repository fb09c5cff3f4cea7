import type { Role } from '@wohlauf/contract/values/features'
import { MESSAGES } from '@wohlauf/contract/values/messages'
import { shownAddress } from '@wohlauf/contract/values/readable-address'
import { PASSWORD_LENGTH } from '@wohlauf/contract/values/values'
import { dictionary } from '@zxcvbn-ts/language-common'

/** The most common ones first. */
const MOST_COMMON = new Set(dictionary['passwords-common'].slice(0, 10_000))

export type PasswordChoice = {
  password: string
  role: Role | 'admin'
  emailAddress: string
  /** The title of the app, or of the site. */
  title: string
}

const minLength = (role: PasswordChoice['role']) =>
  role === 'ROLE_USER' ? PASSWORD_LENGTH.min : PASSWORD_LENGTH.minOfStaff

/** The form for comparisons: without case, spaces and symbols around it. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

const isGuessable = ({ password, emailAddress, title }: PasswordChoice): boolean => {
  if (MOST_COMMON.has(password.toLowerCase())) return true
  const guesses = [
    emailAddress,
    shownAddress(emailAddress),
    emailAddress.slice(0, emailAddress.indexOf('@')),
    title,
  ]
  return guesses.some((text) => plain(text) !== '' && plain(text) === plain(password))
}

/** @returns the message for its field; null when it is accepted (`decisions.md`, "Sessions and passwords") */
export const passwordComplaint = (choice: PasswordChoice): string | null => {
  const minimum = minLength(choice.role)
  const { length } = Array.from(choice.password)
  if (length < minimum) return MESSAGES.minLength(minimum)
  if (length > PASSWORD_LENGTH.max) return MESSAGES.maxLength(PASSWORD_LENGTH.max)
  return isGuessable(choice) ? MESSAGES.passwordTooEasy : null
}

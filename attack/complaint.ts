import { REFUSALS, type RefusalBody, type RefusalName } from '@wohlauf/contract/refusals'
import type { Answered } from './ask.ts'

/** A stack trace or a path of the server. */
const LEAK = /node_modules|\/apps\/server\/|\n\s+at \S/

/** Server errors that are allowed under load. */
const DECLARED = ['overloaded']

/** Refusals that name the fault of the input. */
const WITH_REASON: Partial<Record<RefusalName, RegExp>> = {
  'package-not-valid': /^Das ist kein Kurspaket|^Das Paket ist (beschädigt|zu groß): /,
}

const parsed = (text: string): Partial<RefusalBody> | null => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * Checks the rules for every answer: no unexpected 5xx, only refusals of the contract with their status and German
 * message, no internals of the server.
 * @returns null when nothing is wrong
 */
export const complaintAbout = ({ status, text }: Pick<Answered, 'status' | 'text'>): string | null => {
  if (status === 0) return `no answer: ${text}`
  if (LEAK.test(text)) return `the answer reveals internals of the server: ${text.slice(0, 300)}`
  if (status < 400) return null
  const { identifier = '', message } = parsed(text) ?? {}
  const refusal = Object.entries(REFUSALS).find(([name]) => name === identifier)?.[1]
  if (!refusal) return `status ${status} without a refusal of the contract: ${text.slice(0, 300)}`
  if (status >= 500 && !DECLARED.includes(identifier)) return `status ${status}, ${identifier}`
  const isExpected =
    refusal.message === message || WITH_REASON[identifier as RefusalName]?.test(message ?? '') === true
  if (refusal.status !== status || !isExpected) return `${identifier} with status ${status} and "${message}"`
  return null
}

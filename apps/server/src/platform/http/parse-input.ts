import '@wohlauf/contract/german-errors'
import type * as z from 'zod/mini'
import { Refusal } from './refusal.ts'

/** The first message of each field, by its path with dots, as a form shows it beside the field. */
const fieldsOf = (error: z.core.$ZodError): Record<string, string> => {
  const fields: Record<string, string> = {}
  for (const issue of error.issues) fields[issue.path.join('.')] ??= issue.message
  return fields
}

/** @throws Refusal `not-valid`, with the German message of every invalid field */
export const parseInput = <T extends z.ZodMiniType>(schema: T, value: unknown): z.output<T> => {
  const result = schema.safeParse(value === undefined ? {} : value)
  if (result.success) return result.data
  throw new Refusal('not-valid', { fields: fieldsOf(result.error) })
}

/**
 * Requests name their app and user (specification, section 7), but the session decides. A request that
 * contradicts it is refused rather than answered for another user.
 */
export const refuseForeignIds = (given: unknown, appId: string | null, userId: string | null): void => {
  if (typeof given !== 'object' || given === null) return
  const { appId: givenApp, userId: givenUser } = given as { appId?: unknown; userId?: unknown }
  const contradicts = (value: unknown, ours: string | null) =>
    value !== undefined && value !== null && value !== '' && ours !== null && value !== ours
  if (contradicts(givenApp, appId) || contradicts(givenUser, userId)) throw new Refusal('not-allowed')
}

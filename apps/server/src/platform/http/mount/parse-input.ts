import '@wohlauf/contract/values/german-errors'
import type * as z from 'zod/mini'
import { Refusal } from '../../base/refusal.ts'

/** The first message of each field, by its path with dots, as a form shows it beside the field. */
const fieldsOf = (error: z.core.$ZodError): Record<string, string> => {
  const fields: Record<string, string> = {}
  for (const issue of error.issues) fields[issue.path.join('.')] ??= issue.message
  return fields
}

/**
 * @param faults the messages of fields that the schema does not know, such as files
 * @throws Refusal `not-valid`, with the German message of every invalid field
 */
export const parseInput = <T extends z.ZodMiniType>(
  schema: T,
  value: unknown,
  faults: Readonly<Record<string, string>> = {},
): z.output<T> => {
  const { data, error } = schema.safeParse(value === undefined ? {} : value)
  const fields = { ...(error ? fieldsOf(error) : {}), ...faults }
  if (error || Object.keys(fields).length > 0) throw new Refusal('not-valid', { fields })
  return data
}

/** A claim is checked only where it was made, and where the session has a value. */
const contradicts = (claim: unknown, ours: string | null): boolean =>
  claim !== undefined && claim !== null && claim !== '' && ours !== null && claim !== ours

type Claims = { appId?: unknown; userId?: unknown; adminId?: unknown }

const claimsIn = (input: unknown): Claims => (typeof input === 'object' && input !== null ? input : {})

/** Requests name their app and user (specification, section 7): one that contradicts its session is refused. */
export const refuseForeignIds = (input: unknown, appId: string | null, userId: string | null): void => {
  const claims = claimsIn(input)
  if (contradicts(claims.appId, appId) || contradicts(claims.userId, userId)) throw new Refusal('not-allowed')
}

/**
 * On the admin site `adminId` names the caller. So does `userId`, unless it is a field of the operation: then it
 * names the user that the operation is about.
 * @param ownFields the operation's own fields
 */
export const refuseForeignAdmin = (
  input: unknown,
  ownFields: readonly string[],
  adminId: string | null,
): void => {
  const claims = claimsIn(input)
  if (contradicts(claims.adminId, adminId)) throw new Refusal('not-allowed')
  if (!ownFields.includes('userId') && contradicts(claims.userId, adminId)) throw new Refusal('not-allowed')
}

import type { AnyOperation, Audience } from '@wohlauf/contract/operation'

/** The target of an entry: the field's name without `Id`, and the id itself. */
export type AuditTarget = { kind: string; id: string }

const OF_STAFF: ReadonlySet<Audience> = new Set(['app-manager', 'sponsor-manager', 'manager', 'admin'])

/** Whether each call that succeeds is audited. Of all other operations only an admin's visit in an account is. */
export const isOfStaff = ({ audience }: AnyOperation): boolean => OF_STAFF.has(audience)

/** A creation may leave the id of the new row to the server, and answers with it under the same name. */
export const auditTargetOf = (field: string | null, input: object, answer: unknown): AuditTarget | null => {
  if (field === null) return null
  const id = { ...(answer as object | null), ...defined(input) }[field as never] as unknown
  return typeof id === 'string' ? { kind: field.replace(/Id$/, ''), id } : null
}

const defined = (input: object) =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))

import type { AnyOperation } from '@wohlauf/contract/operation'
import { OPERATIONS } from '@wohlauf/contract/operations'
import { expect, test } from 'vitest'
import { KIND_NAMES } from './audit-kinds.ts'

/** The field that the server reads: the stated one, or the only one with an id. */
const targetsOf = ({ audit, input }: AnyOperation): string[] => {
  if (!audit) return []
  const fields = audit.target ? [audit.target] : Object.keys(input.shape)
  return fields.filter((field) => field.endsWith('Id')).map((field) => field.replace(/Id$/, ''))
}

test('each kind of item that the audit log can name has a German name, and no other kind has', () => {
  const kinds = new Set(OPERATIONS.flatMap(targetsOf))
  // The entry of an admin's visit has the visited user as its target, although its operation states none.
  expect(Object.keys(KIND_NAMES).sort()).toEqual([...kinds.add('user')].sort())
})

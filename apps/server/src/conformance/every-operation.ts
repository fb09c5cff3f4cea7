import type { AnyOperation } from '@wohlauf/contract/operation'
import { OPERATIONS } from '@wohlauf/contract/operations'
import { ADMIN_HOST } from '../testing/hosts.ts'
import { probes } from './probes.ts'
import type { World } from './world.ts'

/**
 * The contract's operations, and in addition a probe for each audience and a feature, so that every rule is
 * tested.
 */
export const EVERY_OPERATION: readonly AnyOperation[] = [
  ...OPERATIONS,
  ...probes.map(({ operation }) => operation),
]

export const isOnAdminSite = ({ audience, site }: AnyOperation): boolean =>
  audience === 'admin' || site === 'admin'

/** Operations for `test.each`: the name for the test's title, then the operation. */
export const byName = (operations: readonly AnyOperation[]): [string, AnyOperation][] =>
  operations.map((operation) => [operation.name, operation])

/** The host and the token with which an operation is called. */
export const callOptionsOf = (operation: AnyOperation, { app, tokens }: World) => ({
  host: isOnAdminSite(operation) ? ADMIN_HOST : app.host,
  token: tokens[operation.audience],
})

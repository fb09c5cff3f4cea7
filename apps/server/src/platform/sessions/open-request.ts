import type { Role } from '@wohlauf/contract/values/features'
import type pg from 'pg'
import type { Binding, Reach } from '../database/binding.ts'
import { SCHEMAS } from '../database/function-schemas.ts'
import { bind, inTransaction, type Tx } from '../database/transaction.ts'
import { takeTurn } from '../database/turns.ts'
import { forWriting } from '../database/writes.ts'
import { openingsQuery, openTogether, parametersOf, type RequestClaims } from './open-together.ts'
import { type RequestScope, readScopes, type ScopeRow } from './request-scope.ts'

const OPEN_UNDER_LOCK = {
  name: 'open-request-under-lock',
  text: `SELECT * FROM ${SCHEMAS.writes}.open_request_under_lock($1, $2, $3, $4, $5)`,
}

const underLockQuery = (claims: RequestClaims) => ({
  ...OPEN_UNDER_LOCK,
  values: parametersOf(claims) as unknown as unknown[],
  rowMode: 'array' as const,
})

const REACH_OF: Partial<Record<Role, Reach>> = {
  ROLE_USER: 'own',
  ROLE_APP_MANAGER: 'manager',
  ROLE_SPONSOR_MANAGER: 'sponsor',
}

export const bindingOf = ({ app, user: caller }: RequestScope): Binding => {
  const user = caller?.isDisabled ? null : caller
  const reach = (user && REACH_OF[user.role]) ?? 'none'
  const sponsorId = reach === 'sponsor' ? (user?.sponsorId ?? null) : null
  return { appId: app.appId, userId: user?.id ?? null, reach, sponsorId }
}

/** Not awaited: it is sent with the first statement of the work, and if it failed, the database would refuse that. */
const bindTo = (client: pg.PoolClient, scope: RequestScope | null): void => {
  if (scope) bind(client, bindingOf(scope)).catch(() => {})
}

type RequestWork<T> = (tx: Tx, scope: RequestScope | null, client: pg.PoolClient) => Promise<T>

/**
 * Opened together with the other requests of the same moment. The database refuses every write, the result
 * does not wait for the commit, and the transaction begins with the first statement of `work`: none is needed
 * for cached content.
 */
const openReading = async <T>(pool: pg.Pool, claims: RequestClaims, work: RequestWork<T>): Promise<T> => {
  const scope = await openTogether(pool, claims)
  return inTransaction(
    pool,
    async () => scope,
    (tx, _, client) => {
      bindTo(client, scope)
      return work(tx, scope, client)
    },
    { isReadOnly: true, beginsLate: true },
  )
}

/** At most one of both is set. */
type OpeningMode = {
  /** Blocks changes of the caller's account; rows that refer to it can still be added by others. */
  isLocking?: boolean
  isReadOnly?: boolean
}

/** Opens a writing request in its transaction, and a reading one before it. */
export const openRequest = async <T>(
  pool: pg.Pool,
  { isLocking = false, isReadOnly = false, ...claims }: RequestClaims & OpeningMode,
  work: RequestWork<T>,
): Promise<T> => {
  await takeTurn(isReadOnly ? pool : forWriting(pool))
  if (isReadOnly) return openReading(pool, claims, work)
  return inTransaction(
    pool,
    (client) => client.query(isLocking ? underLockQuery(claims) : openingsQuery([claims])),
    async (tx, answer, client) => {
      const scope = readScopes((await answer).rows as ScopeRow[]).get(1) ?? null
      bindTo(client, scope)
      return work(tx, scope, client)
    },
  )
}

import { drizzle, NodePgDatabase, NodePgSession } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { type BoundTenant, TenantDialect } from './tenant-dialect.ts'
import type { Tx } from './transaction.ts'

/** The statements that begin a transaction which has not begun yet, and their answer once they were sent. */
type Beginning = { pendingSql: string | null; sending: Promise<unknown> | null }

type Handle = { tx: Tx; tenant: BoundTenant; beginning: Beginning }

/** The connection for Drizzle: the first statement takes along those that begin its transaction. */
const withBeginning = (client: pg.PoolClient, beginning: Beginning): pg.PoolClient => {
  const query = (...args: Parameters<typeof client.query>) => {
    if (beginning.pendingSql !== null) {
      beginning.sending = client.query(beginning.pendingSql)
      beginning.pendingSql = null
      // `beginningOf` finds its error; an unhandled rejection would end the process.
      beginning.sending.catch(() => {})
    }
    return client.query(...args)
  }
  return { query } as unknown as pg.PoolClient
}

const handleOf = new WeakMap<pg.PoolClient, Handle>()
const acrossOf = new WeakMap<pg.PoolClient, Tx>()

/** Created once per connection, so that prepared statements live as long as the connection. */
const handleOn = (client: pg.PoolClient): Handle => {
  const existing = handleOf.get(client)
  if (existing) return existing
  const tenant: BoundTenant = { appId: null }
  const beginning: Beginning = { pendingSql: null, sending: null }
  const dialect = new TenantDialect(tenant)
  const session = new NodePgSession(withBeginning(client, beginning), dialect, undefined)
  const handle = { tx: new NodePgDatabase(dialect, session, undefined), tenant, beginning }
  handleOf.set(client, handle)
  return handle
}

export const nameTenant = (client: pg.PoolClient, appId: string | null): void => {
  handleOn(client).tenant.appId = appId
}

export const beginningOf = (client: pg.PoolClient): Beginning => handleOn(client).beginning

/** Drizzle over a pooled connection, naming the transaction's tenant in every statement. */
export const tenantTx = (client: pg.PoolClient): Tx => handleOn(client).tx

/** Drizzle for work across tenants: statements name their tenants themselves. */
export const acrossTx = (client: pg.PoolClient): Tx => {
  const existing = acrossOf.get(client)
  if (existing) return existing
  const handle = drizzle(client)
  acrossOf.set(client, handle)
  return handle
}

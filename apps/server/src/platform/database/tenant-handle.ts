import { drizzle, NodePgDatabase, NodePgSession } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { type BoundTenant, TenantDialect } from './tenant-dialect.ts'
import type { Tx } from './transaction.ts'

type Handle = { tx: Tx; tenant: BoundTenant }

const handleOf = new WeakMap<pg.PoolClient, Handle>()
const acrossOf = new WeakMap<pg.PoolClient, Tx>()

/** Created once per connection, so that prepared statements live as long as the connection. */
const handleOn = (client: pg.PoolClient): Handle => {
  const known = handleOf.get(client)
  if (known) return known
  const tenant: BoundTenant = { appId: null }
  const dialect = new TenantDialect(tenant)
  const made = {
    tx: new NodePgDatabase(dialect, new NodePgSession(client, dialect, undefined), undefined),
    tenant,
  }
  handleOf.set(client, made)
  return made
}

/** Sets the tenant that statements of the connection's open transaction name from now on. */
export const nameTenant = (client: pg.PoolClient, appId: string | null): void => {
  handleOn(client).tenant.appId = appId
}

/** Drizzle over a pooled connection, naming the transaction's tenant in every statement. */
export const tenantTx = (client: pg.PoolClient): Tx => handleOn(client).tx

/** Drizzle over a pooled connection for work across tenants: statements name their tenants themselves. */
export const acrossTx = (client: pg.PoolClient): Tx => {
  const known = acrossOf.get(client)
  if (known) return known
  const made = drizzle(client)
  acrossOf.set(client, made)
  return made
}

import { and, eq, ne, not, sql } from 'drizzle-orm'
import { anyOf } from '../../platform/database/any-of.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { app, appHost } from '../../platform/tenancy/tables.ts'
import { hostsOf, type WrittenApp } from './apps.ts'

export type HostComplaints = Record<string, string>

/** The main host is among the allowed ones too. */
const fieldOf = (host: string, values: WrittenApp): string =>
  host === values.host ? 'host' : 'allowedHostsForInitialConnection'

/** The second of two admins with the same host waits, and gets the reason for the refusal. */
export const lockHosts = async (tx: Tx): Promise<void> => {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('hosts of apps', 0))`)
}

/**
 * Refuses the admin site's own host, whose requests never reach an app, and those of other apps, with their
 * titles.
 * @returns null when all of them are free
 */
export const complainOfHosts = async (
  tx: Tx,
  appId: string,
  values: WrittenApp,
  adminHost: string,
): Promise<HostComplaints | null> => {
  const hosts = hostsOf(values)
  const complaints: HostComplaints = {}
  if (hosts.includes(adminHost))
    complaints[fieldOf(adminHost, values)] = `Unter „${adminHost}“ ist die Verwaltung erreichbar`
  const otherHosts = await tx
    .select({ host: appHost.host, title: app.title })
    .from(appHost)
    .innerJoin(app, eq(app.appId, appHost.appId))
    .where(and(anyOf(appHost.host, hosts), ne(appHost.appId, appId)))
    .orderBy(appHost.host)
  for (const { host, title } of otherHosts)
    complaints[fieldOf(host, values)] ??= `„${host}“ gehört schon zur App „${title}“`
  return Object.keys(complaints).length > 0 ? complaints : null
}

/** Applies to every request that begins after the commit: no process caches hosts. */
export const writeHosts = async (tx: Tx, appId: string, values: WrittenApp): Promise<void> => {
  const hosts = hostsOf(values)
  await tx.delete(appHost).where(and(eq(appHost.appId, appId), not(anyOf(appHost.host, hosts))))
  const existing = await tx.select({ host: appHost.host }).from(appHost).where(eq(appHost.appId, appId))
  const added = hosts.filter((host) => !existing.some((row) => row.host === host))
  if (added.length > 0) await tx.insert(appHost).values(added.map((host) => ({ appId, host })))
}

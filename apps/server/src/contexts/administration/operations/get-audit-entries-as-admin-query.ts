import { type AuditEntry, getAuditEntriesAsAdmin } from '@wohlauf/contract/administration/administration'
import { and, eq, or, type SQL } from 'drizzle-orm'
import { auditEntry } from '../../../platform/audit/tables.ts'
import { type PagedList, pageOf } from '../../../platform/http/lists/page.ts'
import { handle } from '../../../platform/http/mount/handler.ts'
import { adminUser, app } from '../../../platform/tenancy/tables.ts'
import { auditTitleOf } from '../audit-titles.ts'
import { staffAddresses } from '../staff-addresses.ts'
import { titlesOfTargets } from '../titles-of-targets.ts'

const ENTRIES: PagedList = {
  name: 'audit-entries',
  by: [auditEntry.at],
  id: auditEntry.id,
  order: 'descending',
}

const ofApp = (appId: string | undefined): SQL | undefined =>
  appId === undefined ? undefined : eq(auditEntry.ofAppId, appId)

const ofPerson = (personId: string | undefined): SQL | undefined =>
  personId === undefined ? undefined : or(eq(auditEntry.actorId, personId), eq(auditEntry.targetId, personId))

export const getAuditEntriesAsAdminQuery = handle(getAuditEntriesAsAdmin, async (context) => {
  const { input, tx } = context
  const page = pageOf(ENTRIES, context)
  const rows = await tx
    .select({ key: page.key, entry: auditEntry, appTitle: app.title, adminAddress: adminUser.emailAddress })
    .from(auditEntry)
    .leftJoin(app, eq(app.appId, auditEntry.ofAppId))
    .leftJoin(adminUser, eq(adminUser.id, auditEntry.actorId))
    .where(and(page.condition, ofApp(input.ofAppId), ofPerson(input.personId)))
    .orderBy(...page.orderBy)
    .limit(page.limit)
  const entries = rows.map(({ entry }) => entry)
  const [addresses, titles] = await Promise.all([staffAddresses(tx, entries), titlesOfTargets(tx, entries)])
  return page.answer(
    rows,
    ({ entry, appTitle, adminAddress }): AuditEntry => ({
      auditEntryId: entry.id,
      at: entry.at.toISOString(),
      actor: {
        id: entry.actorId,
        role: entry.actorRole,
        emailAddress: entry.actorRole ? (addresses.get(entry.actorId) ?? null) : adminAddress,
      },
      app: entry.ofAppId ? { appId: entry.ofAppId, title: appTitle } : null,
      title: auditTitleOf(entry.operation),
      operation: entry.operation,
      target:
        entry.targetKind && entry.targetId
          ? { kind: entry.targetKind, id: entry.targetId, title: titles.get(entry.targetId) ?? null }
          : null,
      network: entry.network,
    }),
  )
})

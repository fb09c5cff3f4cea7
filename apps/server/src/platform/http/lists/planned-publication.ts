import { berlinDay } from '@wohlauf/contract/rules/berlin-time'
import { shortDate } from '@wohlauf/contract/rules/calendar-days'
import { latestPublication } from '@wohlauf/contract/rules/planned-publication'
import { MESSAGES } from '@wohlauf/contract/values/messages'
import { eq, lte } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { Refusal } from '../../base/refusal.ts'
import { acrossTenants } from '../../database/transaction.ts'
import { type AcrossContext, defineAcrossSchedule } from '../../jobs/job.ts'
import type { ListCall, PublishItem } from './managed-list.ts'
import { visibility } from './visibility.ts'

export type PlannedTable = PgTable & {
  id: PgColumn
  appId: PgColumn
  isEnabled: PgColumn
  publishAt: PgColumn
}

/** Why nothing can be published at that time; null when it can. */
const problemOf = (publishAt: Date, now: Date): string | null => {
  const last = latestPublication(now)
  if (publishAt <= now) return MESSAGES.dateTooEarly(shortDate(berlinDay(now)))
  return publishAt > last ? MESSAGES.dateTooLate(shortDate(berlinDay(last))) : null
}

/**
 * The state when the publication is planned will be shown.
 * @throws Refusal `not-valid` for a time that is over or more than a year away
 */
export const plansPublication =
  <T extends PlannedTable, Name extends string>({
    table,
    id,
    publish,
  }: {
    table: T
    id: Name
    publish?: PublishItem
  }) =>
  async <R>({
    input,
    tx,
    now,
    refuse,
  }: ListCall<Record<Name, string> & { publishAt: string | null }, 'not-found' | 'conflict', R>): Promise<
    Record<never, never> | R
  > => {
    const publishAt = input.publishAt === null ? null : new Date(input.publishAt)
    const problem = publishAt && problemOf(publishAt, now)
    if (problem) throw new Refusal('not-valid', { fields: { publishAt: problem } })
    const byId = eq(table.id, input[id])
    const [item] = await tx
      .select({ isEnabled: table.isEnabled })
      .from(table as PgTable)
      .where(byId)
      .for('update')
    if (!item) return refuse('not-found')
    if (item.isEnabled) return refuse('conflict')
    await tx
      .update(table as PgTable)
      .set({ publishAt })
      .where(byId)
    if (publishAt) await publish?.(tx, input[id])
    return {}
  }

const REASON = 'the publication job finds the apps with due plans'

/** Uses a partial index of the planned rows. */
const appsWithDue = ({ services, now }: AcrossContext, table: PlannedTable): Promise<string[]> =>
  acrossTenants(services.platformPool, REASON, async (tx) => {
    const rows = await tx
      .selectDistinct({ appId: table.appId })
      .from(table as PgTable)
      .where(lte(table.publishAt, now))
    return rows.map(({ appId }) => appId as string)
  })

const publishIn = ({ inApp, now }: AcrossContext, appId: string, table: PlannedTable): Promise<unknown> =>
  inApp(appId, (tx) =>
    tx
      .update(table as PgTable)
      .set(visibility(table, true, now))
      .where(lte(table.publishAt, now)),
  )

export const publishPlanned = (tables: readonly PlannedTable[]) =>
  defineAcrossSchedule({
    name: 'publish-planned',
    cron: '* * * * *',
    // The next minute publishes the items that this one has left.
    retry: { limit: 1, firstSeconds: 5, longestSeconds: 5 },
    keptSeconds: 86_400,
    run: async (context) => {
      const errors: unknown[] = []
      const note = (error: unknown) => void errors.push(error)
      // An error in one app or list must not stop the others.
      for (const table of tables) {
        const appIds = await appsWithDue(context, table).catch((error) => {
          note(error)
          return []
        })
        for (const appId of appIds) await publishIn(context, appId, table).catch(note)
      }
      if (errors.length > 0) throw errors[0]
    },
  })

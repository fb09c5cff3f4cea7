import { getAvailableSeatsHistoryAsAdmin } from '@wohlauf/contract/administration/administration'
import { asc, eq } from 'drizzle-orm'
import { handle } from '../../../platform/http/mount/handler.ts'
import { app } from '../../../platform/tenancy/tables.ts'
import { availableSeatsChange, monthsSince, seatHistory, sponsor, totalOf } from '../../sponsors/index.ts'

const BY_NAME = new Intl.Collator('de', { numeric: true })

export const getAvailableSeatsHistoryAsAdminQuery = handle(
  getAvailableSeatsHistoryAsAdmin,
  async ({ input: { appId }, tx, now, refuse }) => {
    const [found] = await tx.select({ appId: app.appId }).from(app).where(eq(app.appId, appId))
    if (!found) return refuse('not-found')
    const sponsors = await tx
      .select({ sponsorId: sponsor.id, name: sponsor.name })
      .from(sponsor)
      .where(eq(sponsor.appId, appId))
    const changes = await tx
      .select()
      .from(availableSeatsChange)
      .where(eq(availableSeatsChange.appId, appId))
      .orderBy(asc(availableSeatsChange.changedAt), asc(availableSeatsChange.id))
    const months = monthsSince(changes, now)
    const bySponsor = Map.groupBy(changes, ({ sponsorId }) => sponsorId)
    const histories = sponsors
      .sort((one, other) => BY_NAME.compare(one.name, other.name))
      .map((each) => ({
        ...each,
        historyOfAvailableSeats: seatHistory(bySponsor.get(each.sponsorId) ?? [], months, now),
      }))
    return {
      sponsors: histories,
      historyOfTotalAvailableSeatsForApp: totalOf(
        histories.map(({ historyOfAvailableSeats }) => historyOfAvailableSeats),
        months,
      ),
    }
  },
)

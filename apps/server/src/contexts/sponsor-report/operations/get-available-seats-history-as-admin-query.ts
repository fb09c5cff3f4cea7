import { getAvailableSeatsHistoryAsAdmin } from '@wohlauf/contract/administration/administration'
import { eq } from 'drizzle-orm'
import { handle } from '../../../platform/http/mount/handler.ts'
import { app } from '../../../platform/tenancy/tables.ts'
import { monthsSince, seatHistory, totalOf } from '../rules/seat-history.ts'
import { findSeatChanges } from '../seats-of-sponsor.ts'

const BY_NAME = new Intl.Collator('de', { numeric: true })

export const getAvailableSeatsHistoryAsAdminQuery = handle(
  getAvailableSeatsHistoryAsAdmin,
  async ({ input: { appId }, tx, now, refuse }) => {
    const [row] = await tx.select({ appId: app.appId }).from(app).where(eq(app.appId, appId))
    if (!row) return refuse('not-found')
    const { sponsors, changes } = await findSeatChanges(tx, appId)
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

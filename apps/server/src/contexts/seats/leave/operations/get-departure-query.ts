import { getDeparture } from '@wohlauf/contract/seats/departures'
import { handle } from '../../../../platform/http/mount/handler.ts'
import { findExportOf } from '../../../own-data/index.ts'
import { findLeavingRules } from '../departures.ts'
import { findDepartureByLink } from '../find-leaver.ts'

export const getDepartureQuery = handle(getDeparture, async ({ input, tx, now, refuse, actAs }) => {
  const departure = await findDepartureByLink({ tx, now, actAs }, input.confirmationToken)
  if (!departure) return refuse('link-not-valid')
  const { allowsPrivateMembers } = await findLeavingRules(tx)
  return {
    endsOn: departure.endsOn,
    allowsMove: allowsPrivateMembers,
    dataExport: await findExportOf(tx, departure.accountId, now),
  }
})

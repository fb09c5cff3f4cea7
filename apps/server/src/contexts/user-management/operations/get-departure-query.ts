import { getDeparture } from '@wohlauf/contract/accounts/departures'
import { handle } from '../../../platform/http/mount/handler.ts'
import { findLeavingRules } from '../../sponsors/index.ts'
import { findExportOf } from '../export/find-export.ts'
import { findDepartureByLink } from '../leaving/find-leaver.ts'

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

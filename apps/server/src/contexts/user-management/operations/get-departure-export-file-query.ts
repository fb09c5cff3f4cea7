import { getDepartureExportFile } from '@wohlauf/contract/departures'
import { handle } from '../../../platform/http/handler.ts'
import { findExportFileOf } from '../export/find-export.ts'
import { findDepartureByLink } from '../leaving/find-leaver.ts'

export const getDepartureExportFileQuery = handle(
  getDepartureExportFile,
  async ({ input, tx, now, refuse, actAs }) => {
    const departure = await findDepartureByLink({ tx, now, actAs }, input.confirmationToken)
    if (!departure) return refuse('link-not-valid')
    return (await findExportFileOf(tx, departure.accountId, now)) ?? refuse('not-found')
  },
)

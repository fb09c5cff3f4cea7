import { requestDepartureExport } from '@wohlauf/contract/departures'
import { handle } from '../../../platform/http/handler.ts'
import { requestExportOf } from '../export/request-export.ts'
import { lockLeaver } from '../leaving/find-leaver.ts'

export const requestDepartureExportCommand = handle(
  requestDepartureExport,
  async ({ input, tx, now, refuse, actAs }) => {
    const leaver = await lockLeaver({ tx, now, actAs }, input.confirmationToken, 'with others')
    if (!leaver) return refuse('link-not-valid')
    await requestExportOf(tx, leaver.account.id, now)
    return {}
  },
)

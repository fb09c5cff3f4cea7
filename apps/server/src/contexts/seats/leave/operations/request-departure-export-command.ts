import { requestDepartureExport } from '@wohlauf/contract/seats/departures'
import { Refusal } from '../../../../platform/base/refusal.ts'
import { handle } from '../../../../platform/http/mount/handler.ts'
import { requestExportOf } from '../../../own-data/index.ts'
import { lockProvedLeaver } from '../find-leaver.ts'

export const requestDepartureExportCommand = handle(
  requestDepartureExport,
  async (context) => {
    const leaver = await lockProvedLeaver(context, context.input, 'with others')
    if (leaver instanceof Refusal) return leaver
    await requestExportOf(context.tx, leaver.account.id, context.now)
    return {}
  },
  { isHashing: true },
)

import { getDepartureExportFile } from '@wohlauf/contract/seats/departures'
import { Refusal } from '../../../../platform/base/refusal.ts'
import { handle } from '../../../../platform/http/mount/handler.ts'
import { findExportFileOf } from '../../../own-data/index.ts'
import { proveLeaver } from '../find-leaver.ts'

export const getDepartureExportFileQuery = handle(
  getDepartureExportFile,
  async (context) => {
    const { input, tx, now, refuse } = context
    const account = await proveLeaver(context, input)
    if (account instanceof Refusal) return account
    return (await findExportFileOf(tx, account.id, now)) ?? refuse('not-found')
  },
  { isHashing: true },
)

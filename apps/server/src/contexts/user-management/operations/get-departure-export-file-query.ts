import { getDepartureExportFile } from '@wohlauf/contract/accounts/departures'
import { handle } from '../../../platform/http/handler.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import { findExportFileOf } from '../export/find-export.ts'
import { proveLeaver } from '../leaving/find-leaver.ts'

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

import { confirmPrivateMove } from '@wohlauf/contract/seats/departures'
import { handle } from '../../../../platform/http/mount/handler.ts'
import { moveToPrivateAddress } from '../private-move.ts'

export const confirmPrivateMoveCommand = handle(
  confirmPrivateMove,
  async ({ input, tx, now, refuse, actAs, logSecurityEvent }) => {
    const moved = await moveToPrivateAddress({ tx, now, actAs }, input.confirmationToken)
    if (!moved) return refuse('link-not-valid')
    if (!moved.isRepeated) logSecurityEvent('email-address-changed', moved.accountId)
    return {}
  },
)

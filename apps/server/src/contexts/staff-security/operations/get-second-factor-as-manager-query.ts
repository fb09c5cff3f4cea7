import { getSecondFactorAsManager } from '@wohlauf/contract/staff-security/staff-security'
import { handle } from '../../../platform/http/mount/handler.ts'
import { stateOf } from '../state.ts'

export const getSecondFactorAsManagerQuery = handle(getSecondFactorAsManager, ({ tx, user, app }) =>
  stateOf(tx, { id: user.id, appId: app.appId }),
)

import { getSecondFactorAsAdmin } from '@wohlauf/contract/staff-security/staff-security'
import { handle } from '../../../platform/http/mount/handler.ts'
import { stateOf } from '../state.ts'

export const getSecondFactorAsAdminQuery = handle(getSecondFactorAsAdmin, ({ tx, admin }) =>
  stateOf(tx, { id: admin.id, appId: null }),
)

import { getLegalVersions } from '@wohlauf/contract/legal/legal'
import { handle } from '../../../platform/http/mount/handler.ts'
import { findVersionsInForce } from '../stored-versions.ts'

export const getLegalVersionsQuery = handle(getLegalVersions, async ({ tx, app, now }) => {
  const inForce = await findVersionsInForce(tx, app.appId, now)
  return { termsOfUseVersion: inForce.TERMS_OF_USE, dataProtectionVersion: inForce.DATA_PROTECTION }
})

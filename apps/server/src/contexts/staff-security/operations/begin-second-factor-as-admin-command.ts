import { beginSecondFactorAsAdmin } from '@wohlauf/contract/staff-security/staff-security'
import { BRAND } from '@wohlauf/contract/values/brand'
import { handle } from '../../../platform/http/mount/handler.ts'
import { beginSetup } from '../setup.ts'

const ISSUER = `${BRAND} Verwaltung`

export const beginSecondFactorAsAdminCommand = handle(
  beginSecondFactorAsAdmin,
  async ({ input, tx, now, admin, services }) =>
    beginSetup(
      { tx, now, secrets: services.sealedSecrets, owner: { id: admin.id, appId: null } },
      input.enrolmentId,
      { issuer: ISSUER, account: admin.emailAddress },
    ),
)

import { removeSecondFactorOfUserAsAdmin } from '@wohlauf/contract/staff-security/staff-security'
import { sql } from 'drizzle-orm'
import { schemas } from '../../../platform/database/function-schemas.ts'
import { handle } from '../../../platform/http/mount/handler.ts'
import { enqueueFor } from '../../../platform/jobs/enqueue.ts'
import { findAppOfAccount } from '../../administration/index.ts'
import { mailSecondFactorRemoved } from '../jobs/tell-second-factor-removed.ts'

/** The holder of the lost device may be logged in on it: all sessions end. Without a second factor nothing changes. */
export const removeSecondFactorOfUserAsAdminCommand = handle(
  removeSecondFactorOfUserAsAdmin,
  async ({ input: { userId }, tx, refuse, logSecurityEvent, addAuditNote }) => {
    const account = await findAppOfAccount(tx, userId)
    if (!account) return refuse('not-found')
    const { appId } = account
    addAuditNote({ appId })
    const { rows } = await tx.execute<{ enrolmentId: string | null }>(
      sql`SELECT ${schemas.resolver}.switch_second_factor_off(${appId}, ${userId}) AS "enrolmentId"`,
    )
    const enrolmentId = rows[0]?.enrolmentId
    if (!enrolmentId) return {}
    await enqueueFor(tx, appId, mailSecondFactorRemoved, { enrolmentId })
    logSecurityEvent('second-factor-removed', userId)
    return {}
  },
)

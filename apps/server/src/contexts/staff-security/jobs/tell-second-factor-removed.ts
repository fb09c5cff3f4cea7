import { and, eq, isNull } from 'drizzle-orm'
import * as z from 'zod/mini'
import { defineJob } from '../../../platform/jobs/job.ts'
import { secondFactor } from '../../../platform/second-factor/tables.ts'
import { appUser } from '../../../platform/tenancy/tables.ts'
import { mailSecondFactorOff } from '../notify-owner.ts'

export const mailSecondFactorRemoved = defineJob({
  name: 'tell-second-factor-removed',
  payload: z.object({ enrolmentId: z.uuid() }),
  run: async ({ payload: { enrolmentId }, tx }) => {
    const [left] = await tx
      .delete(secondFactor)
      .where(and(eq(secondFactor.enrolmentId, enrolmentId), isNull(secondFactor.enabledAt)))
      .returning({ ownerId: secondFactor.ownerId })
    if (!left) return
    const [account] = await tx.select().from(appUser).where(eq(appUser.id, left.ownerId))
    if (account) await mailSecondFactorOff(tx, account, { isBySupport: true })
  },
})

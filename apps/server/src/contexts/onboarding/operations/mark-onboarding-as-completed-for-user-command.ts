import { markOnboardingAsCompleted } from '@wohlauf/contract/onboarding/onboarding'
import { and, eq } from 'drizzle-orm'
import { handle } from '../../../platform/http/mount/handler.ts'
import { appUser } from '../../../platform/tenancy/tables.ts'
import { refreshReminders } from '../../habits/index.ts'
import { awardHealthPoints } from '../../user-progress/index.ts'

export const markOnboardingAsCompletedForUserCommand = handle(
  markOnboardingAsCompleted,
  async ({ input, tx, user, now }) => {
    const finished = await tx
      .update(appUser)
      .set({ hasCompletedOnboarding: true })
      .where(and(eq(appUser.id, user.id), eq(appUser.hasCompletedOnboarding, false)))
      .returning({ id: appUser.id })
    // Only the first completion counts, also when it was a skip: its row in the ledger keeps a later call
    // from earning the points.
    if (finished.length === 0) return {}
    const points = input.hasSeenAllSteps ? undefined : 0
    await awardHealthPoints(
      tx,
      { userId: user.id, reason: 'onboarding-finished', subject: user.id, title: null, points },
      now,
    )
    await refreshReminders(tx, user.id, now)
    return {}
  },
)

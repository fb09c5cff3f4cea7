import type { AdminAnswer } from '@wohlauf/contract/authentication/authentication'
import type * as z from 'zod/mini'
import type { SignedInAdmin } from '../../platform/http/mount/handler.ts'

type ToDo = z.infer<typeof AdminAnswer>['admin']['secondFactor']

/** Whether an admin needs a second factor; the demo world's does not, outside of production. */
export const needsSecondFactor = (
  { emailAddress }: { emailAddress: string },
  { exemptAdmin }: { exemptAdmin: string | null },
): boolean => emailAddress !== exemptAdmin

/** What is to do about it: asked for after the first login, and required from the second one on. */
export const toDoOf = (
  admin: Pick<SignedInAdmin, 'emailAddress' | 'hasSecondFactor' | 'needsSecondFactor'>,
  services: { exemptAdmin: string | null },
): ToDo => {
  if (admin.needsSecondFactor) return 'REQUIRED'
  return admin.hasSecondFactor || !needsSecondFactor(admin, services) ? undefined : 'ADVISED'
}

import type { AdminAnswer } from '@wohlauf/contract/authentication/authentication'
import type * as z from 'zod/mini'
import type { SignedInAdmin } from '../../platform/http/mount/handler.ts'

type ToDo = z.infer<typeof AdminAnswer>['admin']['secondFactor']

/** Advised after the first login, required from the second one on. */
export const toDoOf = (admin: Pick<SignedInAdmin, 'hasSecondFactor' | 'needsSecondFactor'>): ToDo => {
  if (admin.needsSecondFactor) return 'REQUIRED'
  return admin.hasSecondFactor ? undefined : 'ADVISED'
}

import { getAuthenticatedAdmin } from '@wohlauf/contract/authentication'
import { handle } from '../../../platform/http/handler.ts'
import { toDoOf } from '../second-factor-of-admin.ts'

export const authenticatedAdmin = handle(getAuthenticatedAdmin, async ({ admin, services }) => ({
  admin: { ...admin, secondFactor: toDoOf(admin, services) },
}))

import { getAuthenticatedAdmin } from '@wohlauf/contract/authentication/authentication'
import { shownAddress } from '@wohlauf/contract/values/readable-address'
import { handle } from '../../../platform/http/mount/handler.ts'
import { toDoOf } from '../second-factor-of-admin.ts'

export const authenticatedAdmin = handle(getAuthenticatedAdmin, async ({ admin }) => ({
  admin: { ...admin, emailAddress: shownAddress(admin.emailAddress), secondFactor: toDoOf(admin) },
}))

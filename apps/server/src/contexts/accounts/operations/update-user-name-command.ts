import { updateUserName } from '@wohlauf/contract/accounts/name'
import { eq } from 'drizzle-orm'
import { handle } from '../../../platform/http/mount/handler.ts'
import { appUser } from '../../../platform/tenancy/tables.ts'

export const updateUserNameCommand = handle(
  updateUserName,
  async ({ input: { firstName, lastName }, tx, user }) => {
    await tx.update(appUser).set({ firstName, lastName }).where(eq(appUser.id, user.id))
    return {}
  },
)

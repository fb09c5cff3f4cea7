import { getAuthenticatedUser } from '@wohlauf/contract/authentication'
import { eq } from 'drizzle-orm'
import { handle } from '../../../platform/http/handler.ts'
import { appUser } from '../../../platform/tenancy/tables.ts'
import { toSessionUser } from '../session-user.ts'

export const authenticatedUser = handle(getAuthenticatedUser, async ({ tx, user, app, refuse }) => {
  const [row] = await tx.select().from(appUser).where(eq(appUser.id, user.id))
  return row ? { ...app, user: toSessionUser(row, user) } : refuse('authentication-required')
})

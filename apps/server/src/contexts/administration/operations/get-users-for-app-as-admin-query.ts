import { getUsersForAppAsAdmin, type UserOfApp } from '@wohlauf/contract/administration/administration-users'
import { storedFormOfPart } from '@wohlauf/contract/values/email-address'
import type { Role } from '@wohlauf/contract/values/features'
import { eq, sql } from 'drizzle-orm'
import { schemas } from '../../../platform/database/function-schemas.ts'
import { type PagedList, pageOf } from '../../../platform/http/lists/page.ts'
import { handle } from '../../../platform/http/mount/handler.ts'
import { app, appUser } from '../../../platform/tenancy/tables.ts'

const USERS: PagedList = {
  name: 'users-of-app',
  by: [appUser.emailAddress],
  id: appUser.id,
  order: 'ascending',
}

const BEFORE_ALL = ['', '00000000-0000-0000-0000-000000000000']

/** Both forms: as typed, and as domains are stored. */
const partsOfStored = (part: string): string[] => [...new Set([part, storedFormOfPart(part)])]

type UserRow = {
  id: string
  email_address: string
  first_name: string
  last_name: string
  role: Role
  last_authenticated_at: Date | null
  is_disabled: boolean
  has_second_factor: boolean
}

const userOf = (row: UserRow): UserOfApp => ({
  userId: row.id,
  emailAddress: row.email_address,
  firstName: row.first_name,
  lastName: row.last_name,
  role: row.role,
  isAppManager: row.role === 'ROLE_APP_MANAGER',
  lastAuthenticatedAt: row.last_authenticated_at && new Date(row.last_authenticated_at).toISOString(),
  isDisabled: row.is_disabled,
  hasSecondFactor: row.has_second_factor,
})

/** Admins' statements cannot read accounts: a function of the database returns one page of one app. */
export const getUsersForAppAsAdminQuery = handle(getUsersForAppAsAdmin, async (context) => {
  const { input, tx, refuse } = context
  const { appId, partOfAddress = '' } = input
  const page = pageOf(USERS, context)
  const [existing] = await tx.select({ appId: app.appId }).from(app).where(eq(app.appId, appId))
  if (!existing) return refuse('not-found')
  const [address, id] = page.after ?? BEFORE_ALL
  const { rows } = await tx.execute<UserRow>(
    sql`SELECT * FROM ${schemas.resolver}.users_of_app(${appId}, ${sql.param(partsOfStored(partOfAddress))}::text[], ${address}, ${id}, ${page.limit})`,
  )
  return page.answer(
    rows.map((row) => ({ ...row, key: JSON.stringify([row.email_address, row.id]) })),
    userOf,
  )
})

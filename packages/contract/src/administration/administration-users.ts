import * as z from 'zod/mini'
import { command, query } from '../operation.ts'
import { paged } from '../paging.ts'
import { Role } from '../values/features.ts'
import { ShownAddress } from '../values/shown-address.ts'
import { EmptyObject, Id, Instant } from '../values/values.ts'

export const UserOfApp = z.object({
  userId: Id,
  emailAddress: ShownAddress,
  firstName: z.string(),
  lastName: z.string(),
  role: Role,
  isAppManager: z.boolean(),
  /** Null before the first login. */
  lastAuthenticatedAt: z.nullable(Instant),
  isDisabled: z.boolean(),
  hasSecondFactor: z.boolean(),
})
export type UserOfApp = z.infer<typeof UserOfApp>

/** A part of an address, compared in lower case; empty for all. */
const PartOfAddress = z.optional(z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254)))

/** Sorted by address. `appId` is the app that is asked about: the admin site has none of its own. */
export const getUsersForAppAsAdmin = query('administration/get-users-for-app-as-admin-query', {
  audience: 'admin',
  ...paged({ appId: Id, partOfAddress: PartOfAddress }, UserOfApp),
})

const ofUsers = {
  audience: 'admin',
  needsFreshLogin: true,
  input: z.object({ userId: Id }),
  output: EmptyObject,
  invalidates: () => [getUsersForAppAsAdmin],
} as const

/** Ends all sessions of the account; nobody can log in, and it gets no more mails. Repeating it changes nothing. */
export const disableUserAsAdmin = command('administration/disable-user-as-admin-command', {
  ...ofUsers,
  audit: { title: 'Benutzer deaktiviert' },
})

export const enableUserAsAdmin = command('administration/enable-user-as-admin-command', {
  ...ofUsers,
  audit: { title: 'Benutzer aktiviert' },
})

import * as z from 'zod/mini'
import { query } from './operation.ts'
import { Id } from './values.ts'

/**
 * An address that opens the user's account once, within a minute; each use is recorded, and the user gets a
 * mail.
 */
export const getImpersonationUrlForUserAsAdmin = query(
  'administration/get-impersonation-url-for-user-as-admin-query',
  {
    audience: 'admin',
    mayWrite: true,
    input: z.object({ userId: Id }),
    output: z.object({ impersonationURL: z.string() }),
  },
)

import type { ACCOUNTS } from './accounts.ts'
import type { ACROSS_TENANTS } from './across-tenants.ts'
import type { APPS } from './apps.ts'
import type { SHARED_CONTENT } from './shared-content.ts'
import type { Verb } from './table-rule.ts'

type Table =
  | keyof typeof ACCOUNTS
  | keyof typeof ACROSS_TENANTS
  | keyof typeof APPS
  | keyof typeof SHARED_CONTENT
type Writer = { verbs: readonly Exclude<Verb, 'SELECT'>[]; why: string }

/**
 * The contexts that write to tables of the platform themselves, and not through a function of it: by table, then by
 * context. `scripts/checks/boundaries.mjs` refuses all others.
 */
export const WRITERS: Readonly<Partial<Record<Table, Readonly<Record<string, Writer>>>>> = {
  app: {
    administration: { verbs: ['INSERT', 'UPDATE'], why: 'admins create apps and change them' },
    maintenance: { verbs: ['UPDATE'], why: 'operators put apps into maintenance' },
  },
  app_branding: {
    administration: { verbs: ['INSERT'], why: 'admins change the branding of an app' },
  },
  app_host: {
    administration: { verbs: ['INSERT', 'DELETE'], why: 'admins change the addresses of an app' },
  },
  app_user: {
    authentication: { verbs: ['UPDATE'], why: 'a login notes its time and renews an outdated hash' },
    onboarding: { verbs: ['UPDATE'], why: 'its only state is a column of the account' },
    'user-management': {
      verbs: ['INSERT', 'UPDATE', 'DELETE'],
      why: 'accounts are its subject; the table is the platform’s because sessions and admission read it',
    },
  },
  admin_user: {
    administration: { verbs: ['INSERT'], why: 'operators create admins' },
    authentication: { verbs: ['UPDATE'], why: 'a login notes its time and renews an outdated hash' },
  },
  admin_session: {
    'staff-security': { verbs: ['UPDATE'], why: 'without a second factor, sessions only lead to its setup' },
  },
  second_factor: {
    'staff-security': { verbs: ['DELETE'], why: 'a job removes what an admin’s command has left' },
  },
  mail: {
    habits: { verbs: ['DELETE'], why: 'unsent reminders are dropped with their reason' },
    'user-management': { verbs: ['DELETE'], why: 'a closed or deleted account gets no unsent mail any more' },
  },
}

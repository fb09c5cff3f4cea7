import type { BenchWorld } from '../server/world.ts'

export type Ask = {
  name: string
  path: string
  /** The expected answer; any other would measure something else. */
  status: number
  bodyFor: (emailAddress: string) => object
  token?: string
}

/** The requests without a session that name an address. */
export const asks = ({ users }: BenchWorld, registrationLinkSlug: string): Ask[] => [
  {
    name: 'login, wrong password',
    path: '/api/unauthorized/application/authentication/login',
    status: 400,
    bodyFor: (emailAddress) => ({ emailAddress, password: 'falsch-geraten-2026' }),
  },
  {
    name: 'request for a new password',
    path: '/api/unauthorized/user-management/request-password-reset-command',
    status: 200,
    bodyFor: (userEmailAddress) => ({ userEmailAddress }),
  },
  {
    name: 'registration by a sponsor link',
    path: '/api/unauthorized/user-management/register-user-for-sponsor-command',
    status: 200,
    bodyFor: (emailAddress) => ({ emailAddress, registrationLinkSlug }),
  },
  {
    name: 'message from the login page',
    path: '/api/unauthorized/support/create-contact-message-command',
    status: 200,
    bodyFor: (emailAddress) => ({ emailAddress, message: 'Ich komme nicht hinein.' }),
  },
  {
    name: 'request for another address',
    path: '/api/user-management/request-email-address-change-command',
    status: 200,
    bodyFor: (userEmailAddress) => ({ userEmailAddress }),
    token: users[0]?.token ?? '',
  },
]

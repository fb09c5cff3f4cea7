import type { Role } from '@wohlauf/contract/features'
import type { AnyOperation } from '@wohlauf/contract/operation'
import type { Opened } from '../sessions/open-request.ts'
import { Refusal } from './refusal.ts'

const ROLE_OF: Partial<Record<AnyOperation['audience'], Role>> = {
  learner: 'ROLE_USER',
  'app-manager': 'ROLE_APP_MANAGER',
  'sponsor-manager': 'ROLE_SPONSOR_MANAGER',
}

/** Whether an app's caller may call at all: session, then role, then feature. Objects are the operation's own to ask. */
export const refuseAdmission = (operation: AnyOperation, { app, user }: Opened): Refusal | null => {
  if (operation.audience === 'admin') return new Refusal('not-found')
  if (operation.audience !== 'anyone') {
    if (!user) return new Refusal('authentication-required')
    if (user.isDisabled) return new Refusal('user-disabled')
    const role = ROLE_OF[operation.audience]
    if (role && user.role !== role) return new Refusal('not-allowed')
  }
  if (operation.feature && !app.appEnabledFeatures.includes(operation.feature))
    return new Refusal('feature-not-enabled')
  return null
}

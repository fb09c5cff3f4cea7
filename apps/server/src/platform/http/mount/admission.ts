import { HEALTH_DATA_CONSENT } from '@wohlauf/contract/legal/legal-texts'
import type { AnyOperation } from '@wohlauf/contract/operation'
import type { Role } from '@wohlauf/contract/values/features'
import { isShellOutdated, stricterLowest } from '@wohlauf/contract/values/shell-version'
import { Refusal } from '../../base/refusal.ts'
import type { RequestScope } from '../../sessions/request-scope.ts'
import { isFresh } from '../../sessions/session-life.ts'
import type { SignedInAdmin } from './handler.ts'

const ROLES_OF: Partial<Record<AnyOperation['audience'], readonly Role[]>> = {
  learner: ['ROLE_USER'],
  'app-manager': ['ROLE_APP_MANAGER'],
  'sponsor-manager': ['ROLE_SPONSOR_MANAGER'],
  manager: ['ROLE_APP_MANAGER', 'ROLE_SPONSOR_MANAGER'],
}

/** How often a client polls for the end of maintenance (specification, section 9). */
const MAINTENANCE_RETRY_SECONDS = 60

export const isWriting = ({ kind, mayWrite }: AnyOperation): boolean =>
  kind === 'command' || kind === 'upload' || mayWrite === true

/** A native app by its version; null is a browser, which has none. `lowestOfAll` applies to every app. */
export type ShellOfRequest = { version: string | null; lowestOfAll: string | null }

const refuseShell = (
  { isOpenToOutdatedShells }: AnyOperation,
  { lowestShellVersion }: RequestScope,
  { version, lowestOfAll }: ShellOfRequest,
): Refusal | null =>
  version !== null &&
  !isOpenToOutdatedShells &&
  isShellOutdated(version, stricterLowest(lowestOfAll, lowestShellVersion))
    ? new Refusal('shell-outdated')
    : null

/**
 * Checks maintenance, native app, session, then role, then feature. Access to single rows is the operation's own
 * concern.
 */
export const refuseAdmission = (
  operation: AnyOperation,
  scope: RequestScope,
  shell: ShellOfRequest,
  now: Date,
): Refusal | null => {
  const { app, user, isInMaintenance } = scope
  if (isInMaintenance) return new Refusal('maintenance', { retryAfterSeconds: MAINTENANCE_RETRY_SECONDS })
  if (operation.audience === 'admin') return new Refusal('not-found')
  const outdated = refuseShell(operation, scope, shell)
  if (outdated) return outdated
  if (operation.audience !== 'anyone') {
    if (!user) return new Refusal('authentication-required')
    if (user.isDisabled) return new Refusal('user-disabled')
    const roles = ROLES_OF[operation.audience]
    if (roles && !roles.includes(user.role)) return new Refusal('not-allowed')
    if (operation.isOwnersOnly && user.isImpersonated) return new Refusal('not-allowed')
  }
  if (user?.isImpersonated && isWriting(operation) && !operation.isAllowedInVisit)
    return new Refusal('visit-is-read-only')
  if (operation.feature && !app.appEnabledFeatures.includes(operation.feature))
    return new Refusal('feature-not-enabled')
  if (operation.needsHealthConsent && user?.healthConsentVersion !== HEALTH_DATA_CONSENT.version)
    return new Refusal('health-consent-required')
  if (operation.needsFreshLogin && !(user && isFresh(user, now))) return new Refusal('fresh-login-required')
  return null
}

/** Checks the admin site: session, then second factor, then a fresh login. */
export const refuseAdminAdmission = (
  operation: AnyOperation,
  admin: SignedInAdmin | null,
  now: Date,
): Refusal | null => {
  if (operation.audience !== 'admin') return null
  if (!admin) return new Refusal('authentication-required')
  if (admin.needsSecondFactor && !operation.isOpenBeforeSecondFactor)
    return new Refusal('second-factor-missing')
  if (operation.needsFreshLogin && !isFresh(admin, now)) return new Refusal('fresh-login-required')
  return null
}

import type { AnyOperation } from '@wohlauf/contract/operation'
import type { RefusalName } from '@wohlauf/contract/refusals'
import type { Feature, Role } from '@wohlauf/contract/values/features'

/** The facts about a caller that decide about admission. */
export type Standing = {
  site: 'app' | 'admin'
  features: readonly Feature[]
  /** Role of the valid session; null without one. */
  role: Role | 'admin' | null
  isDisabled?: boolean
  /** The session is an admin's visit (impersonation). */
  isVisit?: boolean
  hasConsent?: boolean
}

const ROLES: Record<Exclude<AnyOperation['audience'], 'anyone'>, readonly Standing['role'][]> = {
  user: ['ROLE_USER', 'ROLE_APP_MANAGER', 'ROLE_SPONSOR_MANAGER'],
  learner: ['ROLE_USER'],
  'app-manager': ['ROLE_APP_MANAGER'],
  'sponsor-manager': ['ROLE_SPONSOR_MANAGER'],
  manager: ['ROLE_APP_MANAGER', 'ROLE_SPONSOR_MANAGER'],
  admin: ['admin'],
}

const sitesOf = ({ audience, site = 'app' }: AnyOperation) => (audience === 'admin' ? 'admin' : site)

/**
 * The refusal that the contract prescribes for a caller, for any input; null when the caller is admitted. Written
 * independently of the server's rule, which is under attack.
 */
export const expectedRefusal = (operation: AnyOperation, caller: Standing): RefusalName | null => {
  const { audience, kind, mayWrite, feature, isOwnersOnly, isAllowedInVisit, needsHealthConsent } = operation
  if (sitesOf(operation) !== 'both' && sitesOf(operation) !== caller.site) return 'not-found'
  if (audience !== 'anyone') {
    if (caller.role === null) return 'authentication-required'
    if (caller.isDisabled) return 'user-disabled'
    if (!ROLES[audience].includes(caller.role)) return 'not-allowed'
    if (isOwnersOnly && caller.isVisit) return 'not-allowed'
  }
  const isWriting = kind === 'command' || kind === 'upload' || mayWrite
  if (caller.isVisit && isWriting && !isAllowedInVisit) return 'visit-is-read-only'
  if (feature && !caller.features.includes(feature)) return 'feature-not-enabled'
  if (needsHealthConsent && !caller.hasConsent) return 'health-consent-required'
  return null
}

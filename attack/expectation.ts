import type { Feature, Role } from '@wohlauf/contract/features'
import type { AnyOperation } from '@wohlauf/contract/operation'
import type { RefusalName } from '@wohlauf/contract/refusals'

/** What counts of a caller for whether a call is let in. */
export type Standing = {
  site: 'app' | 'admin'
  features: readonly Feature[]
  /** Of the living session; null without one. */
  role: Role | 'admin' | null
  isDisabled?: boolean
  /** An admin looks at the account. */
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
 * How the contract has a caller refused before anything of the input counts; null when the call is let in. Written from
 * the contract a second time: the server's own rule is what is attacked.
 */
export const expectedRefusal = (operation: AnyOperation, caller: Standing): RefusalName | null => {
  const { audience, kind, feature, isOwnersOnly, isAllowedInVisit, needsHealthConsent } = operation
  if (sitesOf(operation) !== 'both' && sitesOf(operation) !== caller.site) return 'not-found'
  if (audience !== 'anyone') {
    if (caller.role === null) return 'authentication-required'
    if (caller.isDisabled) return 'user-disabled'
    if (!ROLES[audience].includes(caller.role)) return 'not-allowed'
    if (isOwnersOnly && caller.isVisit) return 'not-allowed'
  }
  const isWriting = kind === 'command' || kind === 'upload'
  if (caller.isVisit && isWriting && !isAllowedInVisit) return 'visit-is-read-only'
  if (feature && !caller.features.includes(feature)) return 'feature-not-enabled'
  if (needsHealthConsent && !caller.hasConsent) return 'health-consent-required'
  return null
}

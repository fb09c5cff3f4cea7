import type { Audience } from '@wohlauf/contract/operation'
import { ROLES, type Role } from '@wohlauf/contract/values/features'

/**
 * The roles that an operation of an app admits, by its audience: the tests' expectation, independent of the rule
 * itself.
 */
export const ADMITTED_ROLES: Record<Exclude<Audience, 'admin'>, readonly Role[]> = {
  anyone: ROLES,
  user: ROLES,
  learner: ['ROLE_USER'],
  'app-manager': ['ROLE_APP_MANAGER'],
  'sponsor-manager': ['ROLE_SPONSOR_MANAGER'],
  manager: ['ROLE_APP_MANAGER', 'ROLE_SPONSOR_MANAGER'],
}

export const rolesAdmittedBy = ({ audience }: { audience: Audience }): readonly Role[] =>
  audience === 'admin' ? [] : ADMITTED_ROLES[audience]

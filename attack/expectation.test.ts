import { getImpersonationUrlForUserAsAdmin } from '@wohlauf/contract/administration/administration'
import { getDocuments } from '@wohlauf/contract/documents/documents'
import { createHabitIntent } from '@wohlauf/contract/habits/habits'
import { getModules } from '@wohlauf/contract/modules/modules'
import { requestDataExport } from '@wohlauf/contract/own-data/data-export'
import { FEATURES } from '@wohlauf/contract/values/features'
import { expect, test } from 'vitest'
import { expectedRefusal, type Standing } from './expectation.ts'

const learner: Standing = { site: 'app', features: FEATURES, role: 'ROLE_USER', hasConsent: true }
const admin: Standing = { ...learner, site: 'admin', role: 'admin' }

test.each([
  [getModules, learner, null],
  [getModules, { ...learner, role: null }, 'authentication-required'],
  [getModules, { ...learner, isDisabled: true }, 'user-disabled'],
  [getModules, { ...learner, role: 'ROLE_APP_MANAGER' }, 'not-allowed'],
  [getModules, { ...learner, isVisit: true }, null],
  [getModules, admin, 'not-found'],
  [getImpersonationUrlForUserAsAdmin, learner, 'not-found'],
  [getImpersonationUrlForUserAsAdmin, admin, null],
  [createHabitIntent, { ...learner, isVisit: true }, 'visit-is-read-only'],
  [createHabitIntent, { ...learner, hasConsent: false }, 'health-consent-required'],
  [requestDataExport, { ...learner, isVisit: true }, 'not-allowed'],
  [getDocuments, { ...learner, features: [] }, 'feature-not-enabled'],
] as const)(
  'a caller of $0.name without admission is refused as the contract says: $2',
  (operation, caller, refusal) => {
    expect(expectedRefusal(operation, caller as Standing)).toBe(refusal)
  },
)

import * as administration from './administration.ts'
import * as authentication from './authentication.ts'
import * as contentElementsAsManager from './content-elements-as-manager.ts'
import * as dashboard from './dashboard.ts'
import * as documents from './documents.ts'
import * as documentsAsManager from './documents-as-manager.ts'
import * as habits from './habits.ts'
import * as habitsAsManager from './habits-as-manager.ts'
import * as legal from './legal.ts'
import * as maintenance from './maintenance.ts'
import * as managedDocuments from './managed-documents.ts'
import * as modules from './modules.ts'
import * as modulesAsManager from './modules-as-manager.ts'
import * as notifications from './notifications.ts'
import * as onboarding from './onboarding.ts'
import type { AnyOperation } from './operation.ts'
import * as pushNotifications from './push-notifications.ts'
import * as sponsors from './sponsors.ts'
import * as support from './support.ts'
import * as userManagement from './user-management.ts'
import * as userProgress from './user-progress.ts'

const isOperation = (value: unknown): value is AnyOperation =>
  typeof value === 'object' && value !== null && 'kind' in value && 'audience' in value && 'path' in value

const contexts = [
  administration,
  authentication,
  dashboard,
  contentElementsAsManager,
  documents,
  documentsAsManager,
  habits,
  habitsAsManager,
  legal,
  maintenance,
  managedDocuments,
  modules,
  modulesAsManager,
  notifications,
  onboarding,
  pushNotifications,
  sponsors,
  support,
  userManagement,
  userProgress,
]

/**
 * Every operation of the product, by name. An import loads all schemas: for the server and for tests, not for
 * the web.
 */
export const OPERATIONS: readonly AnyOperation[] = contexts
  .flatMap((context): unknown[] => Object.values(context))
  .filter(isOperation)

import * as administration from './administration.ts'
import * as administrationApps from './administration-apps.ts'
import * as administrationBranding from './administration-branding.ts'
import * as administrationUsers from './administration-users.ts'
import * as authentication from './authentication.ts'
import * as blog from './blog.ts'
import * as blogAsManager from './blog-as-manager.ts'
import * as blogElementsAsManager from './blog-elements-as-manager.ts'
import * as contentElementsAsManager from './content-elements-as-manager.ts'
import * as dashboard from './dashboard.ts'
import * as departures from './departures.ts'
import * as departuresAsManager from './departures-as-manager.ts'
import * as documents from './documents.ts'
import * as documentsAsManager from './documents-as-manager.ts'
import * as experienceReports from './experience-reports.ts'
import * as experienceReportsAsManager from './experience-reports-as-manager.ts'
import * as favourites from './favourites.ts'
import * as feedback from './feedback.ts'
import * as feedbackAsManager from './feedback-as-manager.ts'
import * as goalProposalsAsManager from './goal-proposals-as-manager.ts'
import * as goalTracking from './goal-tracking.ts'
import * as habits from './habits.ts'
import * as habitsAsManager from './habits-as-manager.ts'
import * as legal from './legal.ts'
import * as legalAsAdmin from './legal-as-admin.ts'
import * as legalConsents from './legal-consents.ts'
import * as maintenance from './maintenance.ts'
import * as managedDepartures from './managed-departures.ts'
import * as managedDocuments from './managed-documents.ts'
import * as managedSponsors from './managed-sponsors.ts'
import * as modules from './modules.ts'
import * as modulesAsManager from './modules-as-manager.ts'
import * as notifications from './notifications.ts'
import * as nutritionDiary from './nutrition-diary.ts'
import * as nutritionDiaryAsManager from './nutrition-diary-as-manager.ts'
import * as onboarding from './onboarding.ts'
import type { AnyOperation } from './operation.ts'
import * as publications from './publications.ts'
import * as publicationsAsManager from './publications-as-manager.ts'
import * as pushNotifications from './push-notifications.ts'
import * as recipes from './recipes.ts'
import * as recipesAsManager from './recipes-as-manager.ts'
import * as search from './search.ts'
import * as sponsorReport from './sponsor-report.ts'
import * as sponsorSeats from './sponsor-seats.ts'
import * as sponsors from './sponsors.ts'
import * as sponsorsAsManager from './sponsors-as-manager.ts'
import * as staffSecurity from './staff-security.ts'
import * as support from './support.ts'
import * as userManagement from './user-management.ts'
import * as userProgress from './user-progress.ts'

const isOperation = (value: unknown): value is AnyOperation =>
  typeof value === 'object' && value !== null && 'kind' in value && 'audience' in value && 'path' in value

const contexts = [
  administration,
  administrationApps,
  administrationBranding,
  administrationUsers,
  authentication,
  blog,
  blogAsManager,
  blogElementsAsManager,
  dashboard,
  departures,
  departuresAsManager,
  contentElementsAsManager,
  documents,
  documentsAsManager,
  experienceReports,
  experienceReportsAsManager,
  favourites,
  feedback,
  feedbackAsManager,
  goalProposalsAsManager,
  goalTracking,
  habits,
  habitsAsManager,
  legal,
  legalAsAdmin,
  legalConsents,
  maintenance,
  managedDepartures,
  managedDocuments,
  managedSponsors,
  modules,
  modulesAsManager,
  notifications,
  nutritionDiary,
  nutritionDiaryAsManager,
  onboarding,
  publications,
  publicationsAsManager,
  pushNotifications,
  recipes,
  recipesAsManager,
  search,
  sponsorReport,
  sponsorSeats,
  sponsors,
  sponsorsAsManager,
  staffSecurity,
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

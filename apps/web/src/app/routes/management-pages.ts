import type { RouteName } from '@wohlauf/contract/routes/routes'
import type { ManagerName, Pages } from './route-pages.ts'

/** In a separate module, so that learners do not even download the list of their chunks. */
export const MANAGEMENT_PAGES = {
  'manage-overview': () => import('../pages/overview/overview-page.tsx'),
  'manage-modules-module-list': () => import('../../features/modules/manager/module-list-page.tsx'),
  'manage-modules-content-management': () =>
    import('../../features/modules/manager/content/module-content-page.tsx'),
  'manage-modules-versions': () => import('../../features/modules/manager/versions/versions-page.tsx'),
  'manage-habits-habit-list': () => import('../../features/habits/manager/habit-list-page.tsx'),
  'manage-recipes-recipe-list': () => import('../../features/recipes/manager/recipe-list-page.tsx'),
  'manage-recipes-recipe': () => import('../../features/recipes/manager/recipe-page.tsx'),
  'manage-recipes-versions': () => import('../../features/recipes/manager/recipe-versions-page.tsx'),
  'manage-blog-blog-article-list': () => import('../../features/blog/manager/article-list-page.tsx'),
  'manage-blog-content-management': () => import('../../features/blog/manager/article-page.tsx'),
  'manage-blog-versions': () => import('../../features/blog/manager/article-versions-page.tsx'),
  'manage-experience-reports-experience-report-list': () =>
    import('../../features/experience-reports/manager/report-list-page.tsx'),
  'manage-experience-reports-experience-report': () =>
    import('../../features/experience-reports/manager/report-page.tsx'),
  'manage-experience-reports-versions': () =>
    import('../../features/experience-reports/manager/report-versions-page.tsx'),
  'manage-publications-publication-list': () =>
    import('../../features/publications/manager/publication-list-page.tsx'),
  'manage-documents-document-list': () => import('../../features/documents/manager/document-list-page.tsx'),
  'manage-nutrition-diary-tip-list': () => import('../../features/nutrition-diary/manager/tip-list-page.tsx'),
  'goal-tracking-management': () =>
    import('../../features/goal-tracking/manager/goal-proposal-list-page.tsx'),
  'manage-sponsors-sponsor-list': () => import('../../features/sponsors/manager/sponsor-list-page.tsx'),
  'manage-feedback-feedback-list': () => import('../../features/feedback/manager/feedback-list-page.tsx'),
  'sponsor-report-report-of-sponsor': () =>
    import('../../features/sponsor-report/report-of-sponsor-page.tsx'),
  'sponsor-report-own-report': () => import('../../features/sponsor-report/own-report-page.tsx'),
  'manage-sponsors-manage-seats': () => import('../../features/seats/seats-of-sponsor-page.tsx'),
  'manage-seats-as-sponsor': () => import('../../features/seats/own-seats-page.tsx'),
} satisfies Pages<ManagerName>

const ITEM_OF_LIST: Partial<Record<RouteName, ManagerName>> = {
  'manage-modules-module-list': 'manage-modules-content-management',
  'manage-recipes-recipe-list': 'manage-recipes-recipe',
  'manage-blog-blog-article-list': 'manage-blog-content-management',
  'manage-experience-reports-experience-report-list': 'manage-experience-reports-experience-report',
}

/** Starts after the list's own requests. */
const AFTER_LIST_MS = 300

/** Fetches an item's page while its list is being read. A failure is shown when the item is opened. */
export const prepareItemPage = (list: RouteName): void => {
  const item = ITEM_OF_LIST[list]
  if (item) setTimeout(() => MANAGEMENT_PAGES[item]().catch(() => {}), AFTER_LIST_MS)
}

import type { Pages, SignedInName } from './route-pages.ts'

/** In a separate module, so that the login page does not wait for the list of their chunks. */
export const SIGNED_IN_PAGES = {
  'profile-show-profile': () => import('../../features/profile/profile-page.tsx'),
  'profile-on-this-device': () => import('../../features/profile/on-this-device/on-this-device-page.tsx'),
  'favourites-favourite-list': () => import('../../features/favourites/favourite-list-page.tsx'),
  'contact-support-support-introduction': () =>
    import('../../features/support/support-introduction-page.tsx'),
  onboarding: () => import('../../features/onboarding/onboarding-page.tsx'),
  'dashboard-dashboard-list': () => import('../pages/dashboard-page.tsx'),
  'area-learn': () => import('../pages/areas/learn-page.tsx'),
  'area-reflect': () => import('../pages/areas/reflect-page.tsx'),
  'area-implement': () => import('../pages/areas/implement-page.tsx'),
  'consume-modules-module-list': () => import('../../features/modules/learner/module-list-page.tsx'),
  'consume-modules-consume-module': () => import('../pages/consume-module-page.tsx'),
  'manage-habit-intents-habit-intent-list': () => import('../pages/habit-intent-list-page.tsx'),
  'consume-recipes-recipe-list': () => import('../../features/recipes/learner/list/recipe-list-page.tsx'),
  'consume-recipes-recipe-details': () => import('../../features/recipes/learner/details/recipe-page.tsx'),
  'consume-documents-document-list': () => import('../../features/documents/learner/document-list-page.tsx'),
  'consume-blog-articles-blog-article-list': () =>
    import('../../features/blog/learner/article-list-page.tsx'),
  'consume-blog-articles-blog-article-details': () => import('../../features/blog/learner/article-page.tsx'),
  'consume-experience-reports-experience-report-list': () =>
    import('../../features/experience-reports/learner/report-list-page.tsx'),
  'consume-experience-reports-experience-report-details': () =>
    import('../../features/experience-reports/learner/report-page.tsx'),
  'bibliography-bibliography-list': () => import('../../features/publications/learner/bibliography-page.tsx'),
  'nutrition-diary-nutrition-diary-timeline': () =>
    import('../../features/nutrition-diary/learner/timeline/timeline-page.tsx'),
  'nutrition-diary-nutrition-diary-print': () =>
    import('../../features/nutrition-diary/learner/printing/print-page.tsx'),
  'goal-tracking-goal-list': () => import('../../features/goal-tracking/goal-list-page.tsx'),
  'user-progress-user-progress': () => import('../../features/user-progress/user-progress-page.tsx'),
} satisfies Pages<SignedInName>

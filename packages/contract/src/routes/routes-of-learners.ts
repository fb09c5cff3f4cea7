import { learner, type RouteEntry } from './route-entry.ts'

export const ROUTES_OF_LEARNERS = {
  onboarding: {
    path: '/einfuehrung',
    access: { ...learner, isOpenBeforeOnboarding: true },
  },
  'dashboard-dashboard-list': {
    path: '/dashboard',
    access: learner,
  },
  'area-learn': { path: '/lernen', access: learner },
  'area-reflect': { path: '/reflektieren', access: learner },
  'area-implement': { path: '/umsetzen', access: learner },
  'consume-modules-module-list': {
    path: '/module',
    access: learner,
    menu: { group: 'learn', label: 'Module' },
  },
  'consume-modules-consume-module': {
    path: '/module/inhalt/$id',
    access: learner,
  },
  'consume-recipes-recipe-list': {
    path: '/rezepte',
    access: { ...learner, feature: 'RECIPES' },
    menu: { group: 'implement', label: 'Rezepte' },
  },
  'consume-recipes-recipe-details': {
    path: '/rezepte/rezept/$recipeId',
    access: { ...learner, feature: 'RECIPES' },
  },
  'manage-habit-intents-habit-intent-list': {
    path: '/gewohnheiten',
    access: learner,
    menu: { group: 'implement', label: 'Gewohnheiten' },
  },
  'consume-blog-articles-blog-article-list': {
    path: '/blog',
    access: { ...learner, feature: 'BLOG' },
    menu: { group: 'learn', label: 'Blog' },
  },
  'consume-blog-articles-blog-article-details': {
    path: '/blog/artikel/$blogArticleId',
    access: { ...learner, feature: 'BLOG' },
  },
  'consume-documents-document-list': {
    path: '/dokumente',
    access: { ...learner, feature: 'DOCUMENTS' },
    menu: { group: 'learn', label: 'Dokumente' },
  },
  'bibliography-bibliography-list': {
    path: '/literaturliste',
    access: { ...learner, feature: 'PUBLICATIONS' },
    menu: { group: 'learn', label: 'Literaturliste' },
  },
  'nutrition-diary-nutrition-diary-timeline': {
    path: '/ernaehrungstagebuch',
    access: { ...learner, feature: 'NUTRITION_DIARY' },
    menu: { group: 'reflect', label: 'Ernährungstagebuch' },
  },
  'nutrition-diary-nutrition-diary-print': {
    path: '/ernaehrungstagebuch/drucken',
    access: { ...learner, feature: 'NUTRITION_DIARY' },
  },
  'user-progress-user-progress': {
    path: '/fortschritt',
    access: learner,
    menu: { group: 'reflect', label: 'Fortschritt' },
  },
  'goal-tracking-goal-list': {
    path: '/ziele',
    access: { ...learner, feature: 'GOAL_TRACKING' },
    menu: { group: 'reflect', label: 'Ziele' },
  },
  'consume-experience-reports-experience-report-list': {
    path: '/erfahrungsberichte',
    access: { ...learner, feature: 'EXPERIENCE_REPORTS' },
    menu: { group: 'reflect', label: 'Erfahrungsberichte' },
  },
  'consume-experience-reports-experience-report-details': {
    path: '/erfahrungsberichte/erfahrungsbericht/$experienceReportId',
    access: { ...learner, feature: 'EXPERIENCE_REPORTS' },
  },
} as const satisfies Record<string, RouteEntry>

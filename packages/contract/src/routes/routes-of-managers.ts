import { appManager, type RouteEntry, sponsorManager } from './route-entry.ts'

export const ROUTES_OF_MANAGERS = {
  'manage-overview': {
    path: '/verwaltung/uebersicht',
    access: appManager,
    menu: { group: 'manage', label: 'Übersicht' },
  },
  'manage-modules-module-list': {
    path: '/verwaltung/module',
    access: appManager,
    menu: { group: 'manage', label: 'Module' },
  },
  'manage-modules-content-management': {
    path: '/verwaltung/module/inhalte-verwalten/$id',
    access: appManager,
  },
  'manage-modules-versions': {
    path: '/verwaltung/module/inhalte-verwalten/$id/versionen',
    access: appManager,
  },
  'manage-habits-habit-list': {
    path: '/verwaltung/gewohnheiten',
    access: appManager,
    menu: { group: 'manage', label: 'Gewohnheiten' },
  },
  'manage-blog-blog-article-list': {
    path: '/verwaltung/blog',
    access: { ...appManager, feature: 'BLOG' },
    menu: { group: 'manage', label: 'Blog' },
  },
  'manage-blog-content-management': {
    path: '/verwaltung/blog/inhalte/$blogArticleId',
    access: { ...appManager, feature: 'BLOG' },
  },
  'manage-blog-versions': {
    path: '/verwaltung/blog/inhalte/$blogArticleId/versionen',
    access: { ...appManager, feature: 'BLOG' },
  },
  'manage-documents-document-list': {
    path: '/verwaltung/dokumente',
    access: { ...appManager, feature: 'DOCUMENTS' },
    menu: { group: 'manage', label: 'Dokumente' },
  },
  'manage-nutrition-diary-tip-list': {
    path: '/verwaltung/ernaehrungstagebuch',
    access: { ...appManager, feature: 'NUTRITION_DIARY' },
    menu: { group: 'manage', label: 'Ernährungstagebuch' },
  },
  'manage-recipes-recipe-list': {
    path: '/verwaltung/rezepte',
    access: { ...appManager, feature: 'RECIPES' },
    menu: { group: 'manage', label: 'Rezepte' },
  },
  'manage-recipes-recipe': {
    path: '/verwaltung/rezepte/$recipeId',
    access: { ...appManager, feature: 'RECIPES' },
  },
  'manage-recipes-versions': {
    path: '/verwaltung/rezepte/$recipeId/versionen',
    access: { ...appManager, feature: 'RECIPES' },
  },
  'manage-experience-reports-experience-report-list': {
    path: '/verwaltung/erfahrungsberichte',
    access: { ...appManager, feature: 'EXPERIENCE_REPORTS' },
    menu: { group: 'manage', label: 'Erfahrungsberichte' },
  },
  'manage-experience-reports-experience-report': {
    path: '/verwaltung/erfahrungsberichte/$experienceReportId',
    access: { ...appManager, feature: 'EXPERIENCE_REPORTS' },
  },
  'manage-experience-reports-versions': {
    path: '/verwaltung/erfahrungsberichte/$experienceReportId/versionen',
    access: { ...appManager, feature: 'EXPERIENCE_REPORTS' },
  },
  'manage-publications-publication-list': {
    path: '/verwaltung/literaturverzeichnis',
    access: { ...appManager, feature: 'PUBLICATIONS' },
    menu: { group: 'manage', label: 'Literaturverzeichnis' },
  },
  'goal-tracking-management': {
    path: '/verwaltung/ziele',
    access: { ...appManager, feature: 'GOAL_TRACKING' },
    menu: { group: 'manage', label: 'Zielvorschläge' },
  },
  'manage-sponsors-sponsor-list': {
    path: '/verwaltung/sponsoren',
    access: { ...appManager, feature: 'SPONSORS' },
    menu: { group: 'manage', label: 'Sponsoren' },
  },
  'manage-feedback-feedback-list': {
    path: '/verwaltung/rueckmeldungen',
    access: appManager,
    menu: { group: 'manage', label: 'Rückmeldungen' },
  },
  'manage-sponsors-manage-seats': {
    path: '/verwaltung/sponsoren/$sponsorId/lizenzen-zuordnen',
    access: { ...appManager, feature: 'SPONSORS' },
  },
  'manage-seats-as-sponsor': {
    path: '/verwaltung/lizenzen-verwalten',
    access: { ...sponsorManager, feature: 'SPONSORS' },
    menu: { group: 'manage', label: 'Lizenzen' },
  },
  'sponsor-report-report-of-sponsor': {
    path: '/verwaltung/sponsoren/$sponsorId/bericht',
    access: { ...appManager, feature: 'SPONSORS' },
  },
  'sponsor-report-own-report': {
    path: '/verwaltung/bericht',
    access: { ...sponsorManager, feature: 'SPONSORS' },
    menu: { group: 'manage', label: 'Bericht' },
  },
} as const satisfies Record<string, RouteEntry>

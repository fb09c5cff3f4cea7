import type { MenuRouteName } from '@wohlauf/contract/routes/routes'

/** Describes an area where there is nothing newer to say. */
export const AREA_TEXTS: Partial<Record<MenuRouteName, string>> = {
  'consume-modules-module-list': 'Wissen in kleinen Schritten, in deinem Tempo',
  'consume-blog-articles-blog-article-list': 'Kurze Artikel für zwischendurch',
  'consume-documents-document-list': 'Pläne und Listen zum Mitnehmen',
  'bibliography-bibliography-list': 'Woher das Wissen kommt, und was du weiterlesen kannst',
  'nutrition-diary-nutrition-diary-timeline': 'Festhalten, was du isst, ohne zu zählen',
  'user-progress-user-progress': 'Deine Gesundheitspunkte und Abzeichen',
  'goal-tracking-goal-list': 'Sehen, was sich verändert',
  'consume-experience-reports-experience-report-list': 'Wie andere ihren Weg gegangen sind',
  'consume-recipes-recipe-list': 'Kochen, was schmeckt und guttut',
  'manage-habit-intents-habit-intent-list': 'Kleine Schritte, die bleiben',
}

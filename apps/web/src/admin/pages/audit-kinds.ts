/**
 * The German name of each kind of target in the audit log; each kind that an operation can name
 * (`audit-kinds.test.ts`).
 */
export const KIND_NAMES: Readonly<Record<string, string>> = {
  app: 'App',
  blogArticle: 'Blog Artikel',
  blogArticleContentElement: 'Inhalt eines Blog Artikels',
  contentElement: 'Inhalt',
  departure: 'Ausgeschiedene Person',
  document: 'Dokument',
  experienceReport: 'Erfahrungsbericht',
  feedbackMessage: 'Rückmeldung',
  habit: 'Gewohnheit',
  job: 'Auftrag',
  legalText: 'Rechtstext',
  module: 'Modul',
  modulePage: 'Seite',
  nutritionDiaryTip: 'Tipp',
  publication: 'Publikation',
  recipe: 'Rezept',
  sponsor: 'Sponsor',
  usedSeat: 'Lizenz',
  user: 'Benutzer',
  userGoalProposal: 'Zielvorschlag',
}

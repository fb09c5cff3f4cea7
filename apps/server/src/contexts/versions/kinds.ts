/** Kinds of items with versions, by the name of their table (`database/functions.sql`). */
export const KINDS = ['module', 'recipe', 'blog_article', 'experience_report'] as const
export type Kind = (typeof KINDS)[number]

/** The columns of versions with the id of their item. */
export type ItemColumn = 'moduleId' | 'recipeId' | 'blogArticleId' | 'experienceReportId'

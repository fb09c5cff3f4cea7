/** What has versions, by the name of its table (`database/functions.sql`). */
export const KINDS = ['module', 'recipe', 'blog_article'] as const
export type Kind = (typeof KINDS)[number]

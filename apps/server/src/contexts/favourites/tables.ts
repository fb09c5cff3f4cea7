import { foreignKey, index, pgTable, primaryKey, unique, uuid } from 'drizzle-orm/pg-core'
import { appId, id, instant } from '../../platform/database/tenant-columns.ts'
import { ownedByUser, userId } from '../../platform/tenancy/tables.ts'
import { blogArticle } from '../blog/tables.ts'
import { document } from '../documents/tables.ts'
import { experienceReport } from '../experience-reports/tables.ts'
import { module } from '../modules/tables.ts'
import { recipe } from '../recipes/tables.ts'

/**
 * What a user has saved for later. Each kind of item has a column of its own, so that a foreign key deletes the row with the
 * item; one of them is set. The unique keys begin with the item: they also serve that deletion.
 */
export const favourite = pgTable(
  'favourite',
  {
    appId: appId(),
    id: id(),
    userId: userId(),
    moduleId: uuid('module_id'),
    documentId: uuid('document_id'),
    experienceReportId: uuid('experience_report_id'),
    recipeId: uuid('recipe_id'),
    blogArticleId: uuid('blog_article_id'),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.id] }),
    ownedByUser(table, 'favourite'),
    index('favourite_user').on(table.appId, table.userId),
    foreignKey({
      name: 'favourite_module',
      columns: [table.appId, table.moduleId],
      foreignColumns: [module.appId, module.id],
    }).onDelete('cascade'),
    unique('favourite_of_module').on(table.appId, table.moduleId, table.userId),
    foreignKey({
      name: 'favourite_document',
      columns: [table.appId, table.documentId],
      foreignColumns: [document.appId, document.id],
    }).onDelete('cascade'),
    unique('favourite_of_document').on(table.appId, table.documentId, table.userId),
    foreignKey({
      name: 'favourite_experience_report',
      columns: [table.appId, table.experienceReportId],
      foreignColumns: [experienceReport.appId, experienceReport.id],
    }).onDelete('cascade'),
    unique('favourite_of_experience_report').on(table.appId, table.experienceReportId, table.userId),
    foreignKey({
      name: 'favourite_recipe',
      columns: [table.appId, table.recipeId],
      foreignColumns: [recipe.appId, recipe.id],
    }).onDelete('cascade'),
    unique('favourite_of_recipe').on(table.appId, table.recipeId, table.userId),
    foreignKey({
      name: 'favourite_blog_article',
      columns: [table.appId, table.blogArticleId],
      foreignColumns: [blogArticle.appId, blogArticle.id],
    }).onDelete('cascade'),
    unique('favourite_of_blog_article').on(table.appId, table.blogArticleId, table.userId),
  ],
)

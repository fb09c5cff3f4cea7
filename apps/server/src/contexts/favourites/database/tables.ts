import { index, pgTable, primaryKey, unique, uuid } from 'drizzle-orm/pg-core'
import { appId, id, instant, tenantForeignKey } from '../../../platform/database/tenant-columns.ts'
import { ownedByUser, userId } from '../../../platform/tenancy/tables.ts'
import { blogArticle } from '../../blog/database/tables.ts'
import { document } from '../../documents/database/tables.ts'
import { experienceReport } from '../../experience-reports/database/tables.ts'
import { module } from '../../modules/database/tables.ts'
import { recipe } from '../../recipes/database/tables.ts'

/**
 * Each kind of item has a column of its own, so that a foreign key deletes the row with the item; one of them
 * is set. The unique keys begin with the item: they also serve that deletion.
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
    tenantForeignKey(table, 'favourite_module', table.moduleId, module).onDelete('cascade'),
    unique('favourite_of_module').on(table.appId, table.moduleId, table.userId),
    tenantForeignKey(table, 'favourite_document', table.documentId, document).onDelete('cascade'),
    unique('favourite_of_document').on(table.appId, table.documentId, table.userId),
    tenantForeignKey(
      table,
      'favourite_experience_report',
      table.experienceReportId,
      experienceReport,
    ).onDelete('cascade'),
    unique('favourite_of_experience_report').on(table.appId, table.experienceReportId, table.userId),
    tenantForeignKey(table, 'favourite_recipe', table.recipeId, recipe).onDelete('cascade'),
    unique('favourite_of_recipe').on(table.appId, table.recipeId, table.userId),
    tenantForeignKey(table, 'favourite_blog_article', table.blogArticleId, blogArticle).onDelete('cascade'),
    unique('favourite_of_blog_article').on(table.appId, table.blogArticleId, table.userId),
  ],
)

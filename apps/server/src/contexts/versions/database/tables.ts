import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { appId, id, instant, tenantForeignKey } from '../../../platform/database/tenant-columns.ts'
import { image } from '../../../platform/storage/tables.ts'
import { app, ownedByUser, userId } from '../../../platform/tenancy/tables.ts'
import { blogArticle } from '../../blog/database/tables.ts'
import { experienceReport } from '../../experience-reports/database/tables.ts'
import { module } from '../../modules/database/tables.ts'
import { recipe } from '../../recipes/database/tables.ts'
import type { Snapshot } from '../snapshot.ts'

/**
 * The published state of an item, as learners read it. Only functions write it (`functions.sql`). Each kind of item
 * has a column of its own, so that a foreign key deletes the versions with the item.
 */
export const publishedVersion = pgTable(
  'published_version',
  {
    appId: appId().references(() => app.appId, { onDelete: 'cascade' }),
    id: id(),
    moduleId: uuid('module_id'),
    recipeId: uuid('recipe_id'),
    blogArticleId: uuid('blog_article_id'),
    experienceReportId: uuid('experience_report_id'),
    /** Counts the item's versions from 1. */
    number: integer('number').notNull(),
    snapshot: jsonb('snapshot').$type<Snapshot>().notNull(),
    /** Hexadecimal SHA-256 of the part of the snapshot that readers get. */
    hash: text('hash').notNull(),
    note: text('note').notNull().default(''),
    /** Published by a save, in an app that publishes each one. */
    isAutomatic: boolean('is_automatic').notNull(),
    /** Whether learners read this version: the newest one. */
    isCurrent: boolean('is_current').notNull(),
    publishedAt: instant('published_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.id] }),
    tenantForeignKey(table, 'published_version_module', table.moduleId, module).onDelete('cascade'),
    tenantForeignKey(table, 'published_version_recipe', table.recipeId, recipe).onDelete('cascade'),
    tenantForeignKey(table, 'published_version_blog_article', table.blogArticleId, blogArticle).onDelete(
      'cascade',
    ),
    tenantForeignKey(
      table,
      'published_version_experience_report',
      table.experienceReportId,
      experienceReport,
    ).onDelete('cascade'),
    unique('published_version_of_module').on(table.appId, table.moduleId, table.number),
    uniqueIndex('published_version_of_recipe')
      .on(table.appId, table.recipeId, table.number)
      .where(sql`${table.recipeId} IS NOT NULL`),
    uniqueIndex('published_version_of_blog_article')
      .on(table.appId, table.blogArticleId, table.number)
      .where(sql`${table.blogArticleId} IS NOT NULL`),
    uniqueIndex('published_version_of_experience_report')
      .on(table.appId, table.experienceReportId, table.number)
      .where(sql`${table.experienceReportId} IS NOT NULL`),
    uniqueIndex('published_version_current_of_module')
      .on(table.appId, table.moduleId)
      .where(sql`${table.isCurrent} AND ${table.moduleId} IS NOT NULL`),
    uniqueIndex('published_version_current_of_recipe')
      .on(table.appId, table.recipeId)
      .where(sql`${table.isCurrent} AND ${table.recipeId} IS NOT NULL`),
    uniqueIndex('published_version_current_of_blog_article')
      .on(table.appId, table.blogArticleId)
      .where(sql`${table.isCurrent} AND ${table.blogArticleId} IS NOT NULL`),
    uniqueIndex('published_version_current_of_experience_report')
      .on(table.appId, table.experienceReportId)
      .where(sql`${table.isCurrent} AND ${table.experienceReportId} IS NOT NULL`),
  ],
)

/** Keeps a picture as long as a version shows it. */
export const publishedVersionImage = pgTable(
  'published_version_image',
  {
    appId: appId().references(() => app.appId, { onDelete: 'cascade' }),
    versionId: uuid('version_id').notNull(),
    imageId: uuid('image_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.versionId, table.imageId] }),
    tenantForeignKey(table, 'published_version_image_version', table.versionId, publishedVersion).onDelete(
      'cascade',
    ),
    tenantForeignKey(table, 'published_version_image_image', table.imageId, image),
    index('published_version_image_image').on(table.appId, table.imageId),
  ],
)

/** The publisher of a version: deleted with the account, while the version stays. */
export const publishedVersionAuthor = pgTable(
  'published_version_author',
  {
    appId: appId(),
    versionId: uuid('version_id').notNull(),
    userId: userId(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.versionId] }),
    tenantForeignKey(table, 'published_version_author_version', table.versionId, publishedVersion).onDelete(
      'cascade',
    ),
    ownedByUser(table, 'published_version_author'),
    index('published_version_author_user').on(table.appId, table.userId),
  ],
)

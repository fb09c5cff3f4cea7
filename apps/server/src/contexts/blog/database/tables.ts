import type { BlogElementType } from '@wohlauf/contract/values/elements/blog-elements'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { plannedIndex } from '../../../platform/database/planned-index.ts'
import { appId, id, instant, revision, tenantForeignKey } from '../../../platform/database/tenant-columns.ts'
import { image } from '../../../platform/storage/tables.ts'
import { app, ownedByUser, userId } from '../../../platform/tenancy/tables.ts'
import type { StoredBlogContent } from '../stored-content.ts'

export const blogArticle = pgTable(
  'blog_article',
  {
    appId: appId().references(() => app.appId, { onDelete: 'cascade' }),
    id: id(),
    title: text('title').notNull(),
    imageId: uuid('image_id').notNull(),
    /**
     * The order is the managers'. Ids of modules that were deleted meanwhile are left out when an article is read.
     */
    idsOfPromotedModules: uuid('ids_of_promoted_modules').array().notNull(),
    isEnabled: boolean('is_enabled').notNull(),
    /** The first publication: it stays when the article is hidden and shown again. */
    publishedAt: instant('published_at'),
    publishAt: instant('publish_at'),
    createdAt: instant('created_at').notNull(),
    revision: revision(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.id] }),
    tenantForeignKey(table, 'blog_article_image', table.imageId, image),
    plannedIndex('blog_article_planned', table),
  ],
)

export const blogArticleContentElement = pgTable(
  'blog_article_content_element',
  {
    appId: appId().references(() => app.appId, { onDelete: 'cascade' }),
    id: id(),
    blogArticleId: uuid('blog_article_id').notNull(),
    type: text('type').$type<BlogElementType>().notNull(),
    title: text('title').notNull(),
    content: jsonb('content').$type<StoredBlogContent>().notNull(),
    imageId: uuid('image_id'),
    position: integer('position').notNull(),
    revision: revision(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.id] }),
    tenantForeignKey(
      table,
      'blog_article_content_element_article',
      table.blogArticleId,
      blogArticle,
    ).onDelete('cascade'),
    tenantForeignKey(table, 'blog_article_content_element_image', table.imageId, image),
    index('blog_article_content_element_of_article').on(table.appId, table.blogArticleId, table.position),
    index('blog_article_content_element_image').on(table.appId, table.imageId),
  ],
)

export const blogArticleReading = pgTable(
  'blog_article_reading',
  {
    appId: appId(),
    userId: userId(),
    blogArticleId: uuid('blog_article_id').notNull(),
    readAt: instant('read_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.userId, table.blogArticleId] }),
    ownedByUser(table, 'blog_article_reading'),
    tenantForeignKey(table, 'blog_article_reading_article', table.blogArticleId, blogArticle).onDelete(
      'cascade',
    ),
  ],
)

import type { FeedbackReason } from '@wohlauf/contract/feedback'
import { sql } from 'drizzle-orm'
import { boolean, date, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { appId, instant, tenantForeignKey } from '../../platform/database/tenant-columns.ts'
import { appUser, ownedByUser, userId } from '../../platform/tenancy/tables.ts'
import { blogArticle } from '../blog/tables.ts'
import { modulePage } from '../modules/tables.ts'
import { recipe } from '../recipes/tables.ts'

/**
 * Whether an item was helpful to a user: one row per user and item. Each kind of item has a column of its own; one of them is
 * set. Without a time, also in its id, because a comment that came in at that time would be known to be this user's.
 */
export const helpfulVote = pgTable(
  'helpful_vote',
  {
    appId: appId(),
    id: uuid('id').notNull().default(sql`gen_random_uuid()`),
    userId: userId(),
    modulePageId: uuid('module_page_id'),
    blogArticleId: uuid('blog_article_id'),
    recipeId: uuid('recipe_id'),
    isHelpful: boolean('is_helpful').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.id] }),
    ownedByUser(table, 'helpful_vote'),
    index('helpful_vote_user').on(table.appId, table.userId),
    tenantForeignKey(table, 'helpful_vote_module_page', table.modulePageId, modulePage).onDelete('cascade'),
    unique('helpful_vote_of_module_page').on(table.appId, table.modulePageId, table.userId),
    tenantForeignKey(table, 'helpful_vote_blog_article', table.blogArticleId, blogArticle).onDelete(
      'cascade',
    ),
    tenantForeignKey(table, 'helpful_vote_recipe', table.recipeId, recipe).onDelete('cascade'),
    unique('helpful_vote_of_blog_article').on(table.appId, table.blogArticleId, table.userId),
    unique('helpful_vote_of_recipe').on(table.appId, table.recipeId, table.userId),
  ],
)

/**
 * A message to an app's managers. An anonymous one has no sender at all, only the day on which it came, and an id that is not
 * ordered by time.
 */
export const feedbackMessage = pgTable(
  'feedback_message',
  {
    appId: appId(),
    id: uuid('id').notNull(),
    modulePageId: uuid('module_page_id'),
    blogArticleId: uuid('blog_article_id'),
    recipeId: uuid('recipe_id'),
    reason: text('reason').$type<FeedbackReason>().notNull(),
    message: text('message').notNull(),
    /** Who sent it, and the name sent with it; both null of an anonymous message. */
    senderId: uuid('sender_id'),
    senderName: text('sender_name'),
    receivedOn: date('received_on', { mode: 'string' }).notNull(),
    doneAt: instant('done_at'),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.id] }),
    tenantForeignKey(table, 'feedback_message_sender', table.senderId, appUser).onDelete('cascade'),
    tenantForeignKey(table, 'feedback_message_module_page', table.modulePageId, modulePage).onDelete(
      'cascade',
    ),
    tenantForeignKey(table, 'feedback_message_blog_article', table.blogArticleId, blogArticle).onDelete(
      'cascade',
    ),
    tenantForeignKey(table, 'feedback_message_recipe', table.recipeId, recipe).onDelete('cascade'),
    index('feedback_message_received').on(table.appId, table.receivedOn, table.id),
    // For the searches that deletions of the referenced rows cause.
    index('feedback_message_sender').on(table.appId, table.senderId),
    index('feedback_message_module_page').on(table.appId, table.modulePageId),
    index('feedback_message_blog_article').on(table.appId, table.blogArticleId),
    index('feedback_message_recipe').on(table.appId, table.recipeId),
  ],
)

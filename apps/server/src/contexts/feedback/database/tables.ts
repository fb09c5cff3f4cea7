import type { FeedbackReason } from '@wohlauf/contract/feedback/feedback'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { appId, instant, tenantForeignKey } from '../../../platform/database/tenant-columns.ts'
import { appUser, ownedByUser, userId } from '../../../platform/tenancy/tables.ts'
import { blogArticle } from '../../blog/database/tables.ts'
import { modulePage } from '../../modules/database/tables.ts'
import { recipe } from '../../recipes/database/tables.ts'

/**
 * Each kind of item has a column of its own; one of them is set. No time is stored, not even in the id: a comment
 * that came in at that time would be known to be this user's.
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
    /** It is in the estimates that managers get, and is not counted again, also when it changes. */
    isCounted: boolean('is_counted').notNull().default(false),
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
 * About how many answers, as managers get it: nothing here is about a person, and the counts behind the estimates are
 * not stored. Null: too few answers so far.
 */
export const helpfulCount = pgTable(
  'helpful_count',
  {
    appId: appId(),
    id: uuid('id').notNull().default(sql`gen_random_uuid()`),
    modulePageId: uuid('module_page_id'),
    blogArticleId: uuid('blog_article_id'),
    recipeId: uuid('recipe_id'),
    /** The first day of the month in which the job looked at it last, in Berlin. */
    month: date('month', { mode: 'string' }).notNull(),
    /** The version before has its figures here and in the next column; the next version can drop both. */
    helpful: integer('helpful'),
    notHelpful: integer('not_helpful'),
    /** The sums of all months so far; their error may put them below zero. */
    helpfulEstimate: integer('helpful_estimate'),
    notHelpfulEstimate: integer('not_helpful_estimate'),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.id] }),
    tenantForeignKey(table, 'helpful_count_module_page', table.modulePageId, modulePage).onDelete('cascade'),
    unique('helpful_count_of_module_page').on(table.appId, table.modulePageId),
    tenantForeignKey(table, 'helpful_count_blog_article', table.blogArticleId, blogArticle).onDelete(
      'cascade',
    ),
    tenantForeignKey(table, 'helpful_count_recipe', table.recipeId, recipe).onDelete('cascade'),
    unique('helpful_count_of_blog_article').on(table.appId, table.blogArticleId),
    unique('helpful_count_of_recipe').on(table.appId, table.recipeId),
    check('helpful_count_rounded', sql`${table.helpful} % 5 = 0 AND ${table.notHelpful} % 5 = 0`),
    // The last line of defence: no exact count can be stored, even by faulty code.
    check(
      'helpful_count_estimated',
      sql`${table.helpfulEstimate} % 5 = 0 AND ${table.notHelpfulEstimate} % 5 = 0`,
    ),
  ],
)

/** An anonymous message has no sender, only the day on which it came, and an id that is not ordered by time. */
export const feedbackMessage = pgTable(
  'feedback_message',
  {
    appId: appId(),
    id: uuid('id').notNull(),
    modulePageId: uuid('module_page_id'),
    blogArticleId: uuid('blog_article_id'),
    recipeId: uuid('recipe_id'),
    /** The position on the page; no foreign key, because the message stays when the element is deleted. */
    contentElementId: uuid('content_element_id'),
    reason: text('reason').$type<FeedbackReason>().notNull(),
    message: text('message').notNull(),
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
    index('feedback_message_sender').on(table.appId, table.senderId),
    index('feedback_message_module_page').on(table.appId, table.modulePageId),
    index('feedback_message_blog_article').on(table.appId, table.blogArticleId),
    index('feedback_message_recipe').on(table.appId, table.recipeId),
  ],
)

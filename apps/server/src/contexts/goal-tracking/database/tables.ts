import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { appId, id, instant, revision, tenantForeignKey } from '../../../platform/database/tenant-columns.ts'
import { app, ownedByUser, userId } from '../../../platform/tenancy/tables.ts'

/** Goals made from it do not refer to it. */
export const userGoalProposal = pgTable(
  'user_goal_proposal',
  {
    appId: appId().references(() => app.appId, { onDelete: 'cascade' }),
    id: id(),
    title: text('title').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    revision: revision(),
  },
  (table) => [primaryKey({ columns: [table.appId, table.id] })],
)

export const userGoal = pgTable(
  'user_goal',
  {
    appId: appId().references(() => app.appId, { onDelete: 'cascade' }),
    id: id(),
    userId: userId(),
    title: text('title').notNull(),
    /** With the initial score. The next rating gets this number. */
    ratingCount: integer('rating_count').notNull(),
    reachedAt: instant('reached_at'),
    celebratedAt: instant('celebrated_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.id] }),
    ownedByUser(table, 'user_goal'),
    index('user_goal_user').on(table.appId, table.userId),
  ],
)

/** Number 0 is the initial score. */
export const userGoalRating = pgTable(
  'user_goal_rating',
  {
    appId: appId(),
    userGoalId: uuid('user_goal_id').notNull(),
    /** Numbers give an order to ratings of the same instant. */
    number: integer('number').notNull(),
    userId: userId(),
    score: smallint('score').notNull(),
    ratedAt: instant('rated_at').notNull(),
    /** Of all scores of one rating, made by the client; null of those that clients gave which send none. */
    ratingId: uuid('rating_id'),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.userGoalId, table.number] }),
    ownedByUser(table, 'user_goal_rating'),
    index('user_goal_rating_user').on(table.appId, table.userId),
    uniqueIndex('user_goal_rating_once')
      .on(table.appId, table.userId, table.ratingId, table.userGoalId)
      .where(sql`${table.ratingId} IS NOT NULL`),
    tenantForeignKey(table, 'user_goal_rating_goal', table.userGoalId, userGoal).onDelete('cascade'),
  ],
)

/** The last time; earlier ones are of no use. */
export const userGoalRatingRejection = pgTable(
  'user_goal_rating_rejection',
  {
    appId: appId(),
    userId: userId(),
    rejectedAt: instant('rejected_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.userId] }),
    ownedByUser(table, 'user_goal_rating_rejection'),
  ],
)

-- expand, without a transaction
ALTER TABLE "user_goal_rating" ADD COLUMN IF NOT EXISTS "rating_id" uuid;--> statement-breakpoint
ALTER TABLE "habit_log" ADD COLUMN IF NOT EXISTS "id" uuid;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "user_goal_rating_once";--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "user_goal_rating_once" ON "user_goal_rating" USING btree ("app_id","user_id","rating_id","user_goal_id") WHERE "user_goal_rating"."rating_id" IS NOT NULL;

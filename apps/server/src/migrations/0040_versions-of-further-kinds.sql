-- expand
ALTER TABLE "published_version" ADD COLUMN "recipe_id" uuid;--> statement-breakpoint
ALTER TABLE "published_version" ADD COLUMN "blog_article_id" uuid;--> statement-breakpoint
ALTER TABLE "published_version" ADD COLUMN "experience_report_id" uuid;--> statement-breakpoint
-- Nothing refers to anything yet: the column is new.
-- squawk-ignore adding-foreign-key-constraint, constraint-missing-not-valid
ALTER TABLE "published_version" ADD CONSTRAINT "published_version_recipe" FOREIGN KEY ("app_id","recipe_id") REFERENCES "public"."recipe"("app_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Nothing refers to anything yet: the column is new.
-- squawk-ignore adding-foreign-key-constraint, constraint-missing-not-valid
ALTER TABLE "published_version" ADD CONSTRAINT "published_version_blog_article" FOREIGN KEY ("app_id","blog_article_id") REFERENCES "public"."blog_article"("app_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Nothing refers to anything yet: the column is new.
-- squawk-ignore adding-foreign-key-constraint, constraint-missing-not-valid
ALTER TABLE "published_version" ADD CONSTRAINT "published_version_experience_report" FOREIGN KEY ("app_id","experience_report_id") REFERENCES "public"."experience_report"("app_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Empty: the column is new.
-- squawk-ignore require-concurrent-index-creation
CREATE UNIQUE INDEX "published_version_of_recipe" ON "published_version" USING btree ("app_id","recipe_id","number") WHERE "published_version"."recipe_id" IS NOT NULL;--> statement-breakpoint
-- Empty: the column is new.
-- squawk-ignore require-concurrent-index-creation
CREATE UNIQUE INDEX "published_version_of_blog_article" ON "published_version" USING btree ("app_id","blog_article_id","number") WHERE "published_version"."blog_article_id" IS NOT NULL;--> statement-breakpoint
-- Empty: the column is new.
-- squawk-ignore require-concurrent-index-creation
CREATE UNIQUE INDEX "published_version_of_experience_report" ON "published_version" USING btree ("app_id","experience_report_id","number") WHERE "published_version"."experience_report_id" IS NOT NULL;--> statement-breakpoint
-- Empty: the column is new.
-- squawk-ignore require-concurrent-index-creation
CREATE UNIQUE INDEX "published_version_current_of_recipe" ON "published_version" USING btree ("app_id","recipe_id") WHERE "published_version"."is_current" AND "published_version"."recipe_id" IS NOT NULL;--> statement-breakpoint
-- Empty: the column is new.
-- squawk-ignore require-concurrent-index-creation
CREATE UNIQUE INDEX "published_version_current_of_blog_article" ON "published_version" USING btree ("app_id","blog_article_id") WHERE "published_version"."is_current" AND "published_version"."blog_article_id" IS NOT NULL;--> statement-breakpoint
-- Empty: the column is new.
-- squawk-ignore require-concurrent-index-creation
CREATE UNIQUE INDEX "published_version_current_of_experience_report" ON "published_version" USING btree ("app_id","experience_report_id") WHERE "published_version"."is_current" AND "published_version"."experience_report_id" IS NOT NULL;
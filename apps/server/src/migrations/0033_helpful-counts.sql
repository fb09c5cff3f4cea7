CREATE TABLE "helpful_count" (
	"app_id" uuid DEFAULT (nullif(current_setting('app.id', true), '')::uuid) NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"module_page_id" uuid,
	"blog_article_id" uuid,
	"recipe_id" uuid,
	"month" date NOT NULL,
	"helpful" integer,
	"not_helpful" integer,
	CONSTRAINT "helpful_count_app_id_id_pk" PRIMARY KEY("app_id","id"),
	CONSTRAINT "helpful_count_of_module_page" UNIQUE("app_id","module_page_id"),
	CONSTRAINT "helpful_count_of_blog_article" UNIQUE("app_id","blog_article_id"),
	CONSTRAINT "helpful_count_of_recipe" UNIQUE("app_id","recipe_id"),
	CONSTRAINT "helpful_count_rounded" CHECK ("helpful_count"."helpful" % 5 = 0 AND "helpful_count"."not_helpful" % 5 = 0)
);
--> statement-breakpoint
ALTER TABLE "helpful_count" ADD CONSTRAINT "helpful_count_module_page" FOREIGN KEY ("app_id","module_page_id") REFERENCES "public"."module_page"("app_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "helpful_count" ADD CONSTRAINT "helpful_count_blog_article" FOREIGN KEY ("app_id","blog_article_id") REFERENCES "public"."blog_article"("app_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "helpful_count" ADD CONSTRAINT "helpful_count_recipe" FOREIGN KEY ("app_id","recipe_id") REFERENCES "public"."recipe"("app_id","id") ON DELETE cascade ON UPDATE no action;
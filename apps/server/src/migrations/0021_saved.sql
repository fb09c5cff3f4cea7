CREATE TABLE "favourite" (
	"app_id" uuid DEFAULT (nullif(current_setting('app.id', true), '')::uuid) NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"module_id" uuid,
	"document_id" uuid,
	"experience_report_id" uuid,
	"recipe_id" uuid,
	"blog_article_id" uuid,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favourite_app_id_id_pk" PRIMARY KEY("app_id","id"),
	CONSTRAINT "favourite_of_module" UNIQUE("app_id","module_id","user_id"),
	CONSTRAINT "favourite_of_document" UNIQUE("app_id","document_id","user_id"),
	CONSTRAINT "favourite_of_experience_report" UNIQUE("app_id","experience_report_id","user_id"),
	CONSTRAINT "favourite_of_recipe" UNIQUE("app_id","recipe_id","user_id"),
	CONSTRAINT "favourite_of_blog_article" UNIQUE("app_id","blog_article_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "feedback_message" (
	"app_id" uuid DEFAULT (nullif(current_setting('app.id', true), '')::uuid) NOT NULL,
	"id" uuid NOT NULL,
	"module_page_id" uuid,
	"blog_article_id" uuid,
	"recipe_id" uuid,
	"reason" text NOT NULL,
	"message" text NOT NULL,
	"sender_id" uuid,
	"sender_name" text,
	"received_on" date NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "feedback_message_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "helpful_vote" (
	"app_id" uuid DEFAULT (nullif(current_setting('app.id', true), '')::uuid) NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"module_page_id" uuid,
	"blog_article_id" uuid,
	"recipe_id" uuid,
	"is_helpful" boolean NOT NULL,
	CONSTRAINT "helpful_vote_app_id_id_pk" PRIMARY KEY("app_id","id"),
	CONSTRAINT "helpful_vote_of_module_page" UNIQUE("app_id","module_page_id","user_id"),
	CONSTRAINT "helpful_vote_of_blog_article" UNIQUE("app_id","blog_article_id","user_id"),
	CONSTRAINT "helpful_vote_of_recipe" UNIQUE("app_id","recipe_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "favourite" ADD CONSTRAINT "favourite_user" FOREIGN KEY ("app_id","user_id") REFERENCES "public"."app_user"("app_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite" ADD CONSTRAINT "favourite_module" FOREIGN KEY ("app_id","module_id") REFERENCES "public"."module"("app_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite" ADD CONSTRAINT "favourite_document" FOREIGN KEY ("app_id","document_id") REFERENCES "public"."document"("app_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite" ADD CONSTRAINT "favourite_experience_report" FOREIGN KEY ("app_id","experience_report_id") REFERENCES "public"."experience_report"("app_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite" ADD CONSTRAINT "favourite_recipe" FOREIGN KEY ("app_id","recipe_id") REFERENCES "public"."recipe"("app_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite" ADD CONSTRAINT "favourite_blog_article" FOREIGN KEY ("app_id","blog_article_id") REFERENCES "public"."blog_article"("app_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_message" ADD CONSTRAINT "feedback_message_sender" FOREIGN KEY ("app_id","sender_id") REFERENCES "public"."app_user"("app_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_message" ADD CONSTRAINT "feedback_message_module_page" FOREIGN KEY ("app_id","module_page_id") REFERENCES "public"."module_page"("app_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_message" ADD CONSTRAINT "feedback_message_blog_article" FOREIGN KEY ("app_id","blog_article_id") REFERENCES "public"."blog_article"("app_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_message" ADD CONSTRAINT "feedback_message_recipe" FOREIGN KEY ("app_id","recipe_id") REFERENCES "public"."recipe"("app_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "helpful_vote" ADD CONSTRAINT "helpful_vote_user" FOREIGN KEY ("app_id","user_id") REFERENCES "public"."app_user"("app_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "helpful_vote" ADD CONSTRAINT "helpful_vote_module_page" FOREIGN KEY ("app_id","module_page_id") REFERENCES "public"."module_page"("app_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "helpful_vote" ADD CONSTRAINT "helpful_vote_blog_article" FOREIGN KEY ("app_id","blog_article_id") REFERENCES "public"."blog_article"("app_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "helpful_vote" ADD CONSTRAINT "helpful_vote_recipe" FOREIGN KEY ("app_id","recipe_id") REFERENCES "public"."recipe"("app_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "favourite_user" ON "favourite" USING btree ("app_id","user_id");--> statement-breakpoint
CREATE INDEX "feedback_message_received" ON "feedback_message" USING btree ("app_id","received_on","id");--> statement-breakpoint
CREATE INDEX "feedback_message_sender" ON "feedback_message" USING btree ("app_id","sender_id");--> statement-breakpoint
CREATE INDEX "feedback_message_module_page" ON "feedback_message" USING btree ("app_id","module_page_id");--> statement-breakpoint
CREATE INDEX "feedback_message_blog_article" ON "feedback_message" USING btree ("app_id","blog_article_id");--> statement-breakpoint
CREATE INDEX "feedback_message_recipe" ON "feedback_message" USING btree ("app_id","recipe_id");--> statement-breakpoint
CREATE INDEX "helpful_vote_user" ON "helpful_vote" USING btree ("app_id","user_id");
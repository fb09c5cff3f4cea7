CREATE TABLE "blog_article" (
	"app_id" uuid DEFAULT (nullif(current_setting('app.id', true), '')::uuid) NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"title" text NOT NULL,
	"image_id" uuid NOT NULL,
	"ids_of_promoted_modules" uuid[] NOT NULL,
	"is_enabled" boolean NOT NULL,
	"published_at" timestamp with time zone,
	"publish_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "blog_article_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "blog_article_content_element" (
	"app_id" uuid DEFAULT (nullif(current_setting('app.id', true), '')::uuid) NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"blog_article_id" uuid NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"content" jsonb NOT NULL,
	"image_id" uuid,
	"position" integer NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "blog_article_content_element_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "blog_article_reading" (
	"app_id" uuid DEFAULT (nullif(current_setting('app.id', true), '')::uuid) NOT NULL,
	"user_id" uuid NOT NULL,
	"blog_article_id" uuid NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "blog_article_reading_app_id_user_id_blog_article_id_pk" PRIMARY KEY("app_id","user_id","blog_article_id")
);
--> statement-breakpoint
ALTER TABLE "blog_article" ADD CONSTRAINT "blog_article_app_id_app_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."app"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_article" ADD CONSTRAINT "blog_article_image" FOREIGN KEY ("app_id","image_id") REFERENCES "public"."image"("app_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_article_content_element" ADD CONSTRAINT "blog_article_content_element_app_id_app_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."app"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_article_content_element" ADD CONSTRAINT "blog_article_content_element_article" FOREIGN KEY ("app_id","blog_article_id") REFERENCES "public"."blog_article"("app_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_article_content_element" ADD CONSTRAINT "blog_article_content_element_image" FOREIGN KEY ("app_id","image_id") REFERENCES "public"."image"("app_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_article_reading" ADD CONSTRAINT "blog_article_reading_user" FOREIGN KEY ("app_id","user_id") REFERENCES "public"."app_user"("app_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_article_reading" ADD CONSTRAINT "blog_article_reading_article" FOREIGN KEY ("app_id","blog_article_id") REFERENCES "public"."blog_article"("app_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blog_article_planned" ON "blog_article" USING btree ("publish_at","app_id") WHERE "blog_article"."publish_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "blog_article_content_element_of_article" ON "blog_article_content_element" USING btree ("app_id","blog_article_id","position");--> statement-breakpoint
CREATE INDEX "blog_article_content_element_image" ON "blog_article_content_element" USING btree ("app_id","image_id");
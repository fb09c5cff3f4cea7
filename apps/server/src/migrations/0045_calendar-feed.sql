-- expand
CREATE TABLE "calendar_feed" (
	"app_id" uuid DEFAULT (nullif(current_setting('app.id', true), '')::uuid) NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"number" smallint NOT NULL,
	"has_titles" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"content_hash" "bytea",
	"sequence" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_feed_app_id_id_pk" PRIMARY KEY("app_id","id"),
	CONSTRAINT "calendar_feed_once" UNIQUE("app_id","user_id"),
	CONSTRAINT "calendar_feed_token_hash" UNIQUE("app_id","token_hash")
);
--> statement-breakpoint
ALTER TABLE "calendar_feed" ADD CONSTRAINT "calendar_feed_user" FOREIGN KEY ("app_id","user_id") REFERENCES "public"."app_user"("app_id","id") ON DELETE cascade ON UPDATE no action;

-- Trusted extensions of PostgreSQL itself: the owner of the database may create them.
CREATE EXTENSION IF NOT EXISTS "unaccent" SCHEMA "public";--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS "pg_trgm" SCHEMA "public";--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS "btree_gin" SCHEMA "public";--> statement-breakpoint
CREATE TABLE "search_entry" (
	"app_id" uuid DEFAULT (nullif(current_setting('app.id', true), '')::uuid) NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"parent_id" uuid,
	"is_visible" boolean NOT NULL,
	"title" text NOT NULL,
	"keywords" text NOT NULL,
	"content" text NOT NULL,
	"head" "tsvector" NOT NULL,
	"vector" "tsvector" NOT NULL,
	CONSTRAINT "search_entry_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "search_word" (
	"app_id" uuid DEFAULT (nullif(current_setting('app.id', true), '')::uuid) NOT NULL,
	"word" text COLLATE "C" NOT NULL,
	"lexeme" text NOT NULL,
	CONSTRAINT "search_word_app_id_word_pk" PRIMARY KEY("app_id","word")
);
--> statement-breakpoint
ALTER TABLE "search_entry" ADD CONSTRAINT "search_entry_app_id_app_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."app"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_word" ADD CONSTRAINT "search_word_app_id_app_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."app"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_entry_head" ON "search_entry" USING gin ("app_id","head") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_entry_vector" ON "search_entry" USING gin ("app_id","vector") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_word_of_lexeme" ON "search_word" USING btree ("app_id","lexeme");--> statement-breakpoint
CREATE INDEX "search_word_parts" ON "search_word" USING gin ("app_id","word" gin_trgm_ops) WITH (fastupdate=false);
CREATE TABLE "legal_text" (
	"app_id" uuid DEFAULT (nullif(current_setting('app.id', true), '')::uuid) NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"kind" text NOT NULL,
	"valid_from" date NOT NULL,
	"body_html" text,
	"written_at" timestamp with time zone NOT NULL,
	"written_by" uuid,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "legal_text_app_id_id_pk" PRIMARY KEY("app_id","id"),
	CONSTRAINT "legal_text_day" UNIQUE("app_id","kind","valid_from")
);
--> statement-breakpoint
ALTER TABLE "legal_text" ADD CONSTRAINT "legal_text_app_id_app_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."app"("app_id") ON DELETE cascade ON UPDATE no action;
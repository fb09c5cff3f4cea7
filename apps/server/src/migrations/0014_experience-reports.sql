CREATE TABLE "experience_report" (
	"app_id" uuid DEFAULT (nullif(current_setting('app.id', true), '')::uuid) NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"age_in_years" smallint NOT NULL,
	"job" text NOT NULL,
	"family_situation" text NOT NULL,
	"content" text NOT NULL,
	"image_id" uuid NOT NULL,
	"is_enabled" boolean NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "experience_report_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
ALTER TABLE "experience_report" ADD CONSTRAINT "experience_report_app_id_app_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."app"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experience_report" ADD CONSTRAINT "experience_report_image" FOREIGN KEY ("app_id","image_id") REFERENCES "public"."image"("app_id","id") ON DELETE no action ON UPDATE no action;
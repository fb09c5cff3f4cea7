CREATE TABLE "app_branding" (
	"app_id" uuid PRIMARY KEY NOT NULL,
	"colour" text,
	"sender_name" text,
	"logo_id" uuid,
	"logo_width" integer,
	"logo_height" integer,
	"revision" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "app_branding" ADD CONSTRAINT "app_branding_app_id_app_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."app"("app_id") ON DELETE cascade ON UPDATE no action;
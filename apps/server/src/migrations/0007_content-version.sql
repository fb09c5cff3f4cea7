CREATE TABLE "content_version" (
	"app_id" uuid PRIMARY KEY NOT NULL,
	"version" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content_version" ADD CONSTRAINT "content_version_app_id_app_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."app"("app_id") ON DELETE cascade ON UPDATE no action;
-- expand
CREATE TABLE "backup_place" (
	"id" uuid PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"told_at" timestamp with time zone,
	"problem" text
);
--> statement-breakpoint
ALTER TABLE "backup_run" ADD COLUMN "missing_files" integer;--> statement-breakpoint
ALTER TABLE "backup_run" ADD COLUMN "lost_files" text[];--> statement-breakpoint
ALTER TABLE "tombstone" ADD COLUMN "copied_to" uuid[] DEFAULT '{}' NOT NULL;

CREATE TABLE "backup_run" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"kind" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"seconds" double precision NOT NULL,
	"is_done" boolean NOT NULL,
	"archive" text,
	"bytes" bigint,
	"sha256" text,
	"problem" text
);
--> statement-breakpoint
CREATE TABLE "tombstone" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"kind" text NOT NULL,
	"of_app_id" uuid NOT NULL,
	"subject_hash" "bytea",
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"copied_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "backup_run_kind" ON "backup_run" USING btree ("kind","started_at");--> statement-breakpoint
CREATE INDEX "tombstone_copied" ON "tombstone" USING btree ("copied_at","at");
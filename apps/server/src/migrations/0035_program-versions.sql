-- expand
CREATE TABLE "migration_kind" (
	"hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "program_version" (
	"required" text PRIMARY KEY NOT NULL,
	"functions" text NOT NULL,
	"facts" text[] NOT NULL,
	"prepared_by" text NOT NULL,
	"prepared_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL
);

-- expand
CREATE TABLE "running_process" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"kind" text NOT NULL,
	"version" text NOT NULL,
	"machine" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "security_event_count" (
	"hour" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"site" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "security_event_count_hour_event_site_pk" PRIMARY KEY("hour","event","site")
);

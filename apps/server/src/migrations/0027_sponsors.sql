CREATE TABLE "available_seats_change" (
	"app_id" uuid DEFAULT (nullif(current_setting('app.id', true), '')::uuid) NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"sponsor_id" uuid NOT NULL,
	"available_seats" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "available_seats_change_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "staff_invitation" (
	"app_id" uuid DEFAULT (nullif(current_setting('app.id', true), '')::uuid) NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"email_address" text NOT NULL,
	"role" text NOT NULL,
	"sponsor_id" uuid,
	"invited_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_invitation_app_id_id_pk" PRIMARY KEY("app_id","id"),
	CONSTRAINT "staff_invitation_email_address" UNIQUE("app_id","email_address")
);
--> statement-breakpoint
ALTER TABLE "sponsor" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "mailed_link" ADD COLUMN "staff_invitation_id" uuid;--> statement-breakpoint
ALTER TABLE "mailed_link" ADD COLUMN "reminders_sent" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "available_seats_change" ADD CONSTRAINT "available_seats_change_sponsor" FOREIGN KEY ("app_id","sponsor_id") REFERENCES "public"."sponsor"("app_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_invitation" ADD CONSTRAINT "staff_invitation_app_id_app_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."app"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_invitation" ADD CONSTRAINT "staff_invitation_sponsor" FOREIGN KEY ("app_id","sponsor_id") REFERENCES "public"."sponsor"("app_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "available_seats_change_sponsor" ON "available_seats_change" USING btree ("app_id","sponsor_id","changed_at");--> statement-breakpoint
ALTER TABLE "mailed_link" ADD CONSTRAINT "mailed_link_staff_invitation" FOREIGN KEY ("app_id","staff_invitation_id") REFERENCES "public"."staff_invitation"("app_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- The tables' owner sees no rows while row-level security is forced; the protection after the migrations forces it again.
ALTER TABLE "sponsor" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
INSERT INTO "available_seats_change" ("app_id", "sponsor_id", "available_seats", "changed_at")
SELECT "app_id", "id", "available_seats", "created_at" FROM "sponsor";--> statement-breakpoint
ALTER TABLE "sponsor" FORCE ROW LEVEL SECURITY;

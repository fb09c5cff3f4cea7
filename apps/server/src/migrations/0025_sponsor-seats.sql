CREATE TABLE "seat_revocation" (
	"app_id" uuid DEFAULT (nullif(current_setting('app.id', true), '')::uuid) NOT NULL,
	"seat_id" uuid NOT NULL,
	"sponsor_id" uuid NOT NULL,
	"was_accepted" boolean NOT NULL,
	"is_by_sponsor" boolean NOT NULL,
	"revoked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "seat_revocation_app_id_seat_id_pk" PRIMARY KEY("app_id","seat_id")
);
--> statement-breakpoint
DROP INDEX "seat_sponsor";--> statement-breakpoint
ALTER TABLE "seat" ADD COLUMN "is_by_link" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "seat" ADD COLUMN "first_name" text;--> statement-breakpoint
ALTER TABLE "seat" ADD COLUMN "last_name" text;--> statement-breakpoint
ALTER TABLE "sponsor" ADD COLUMN "registration_link_created_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sponsor" ADD COLUMN "registration_link_domains" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "sponsor" ADD COLUMN "registration_link_ends_on" date;--> statement-breakpoint
ALTER TABLE "sponsor" ADD COLUMN "registration_link_most" integer;--> statement-breakpoint
ALTER TABLE "seat_revocation" ADD CONSTRAINT "seat_revocation_sponsor" FOREIGN KEY ("app_id","sponsor_id") REFERENCES "public"."sponsor"("app_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "seat_revocation_sponsor" ON "seat_revocation" USING btree ("app_id","sponsor_id","revoked_at");--> statement-breakpoint
CREATE INDEX "seat_sponsor" ON "seat" USING btree ("app_id","sponsor_id","email_address","id");--> statement-breakpoint
-- The names of the accounts that use a seat already. The owner of the tables sees no row while row-level security is forced;
-- it is forced again at the end of this migration.
ALTER TABLE "seat" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "app_user" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "seat" SET "first_name" = "app_user"."first_name", "last_name" = "app_user"."last_name" FROM "app_user"
  WHERE "seat"."app_id" = "app_user"."app_id" AND "seat"."account_id" = "app_user"."id";--> statement-breakpoint
ALTER TABLE "seat" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "app_user" FORCE ROW LEVEL SECURITY;

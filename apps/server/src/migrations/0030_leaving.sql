CREATE TABLE "account_departure" (
	"app_id" uuid DEFAULT (nullif(current_setting('app.id', true), '')::uuid) NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"account_id" uuid NOT NULL,
	"sponsor_id" uuid NOT NULL,
	"email_address" text NOT NULL,
	"first_name" text,
	"last_name" text,
	"is_by_link" boolean NOT NULL,
	"seat_created_at" timestamp with time zone NOT NULL,
	"seat_updated_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone NOT NULL,
	"ends_on" date NOT NULL,
	CONSTRAINT "account_departure_app_id_id_pk" PRIMARY KEY("app_id","id"),
	CONSTRAINT "account_departure_once" UNIQUE("app_id","account_id")
);
--> statement-breakpoint
ALTER TABLE "app" ADD COLUMN "grace_days_after_revoking" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "app" ADD COLUMN "allows_private_members" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "account_departure" ADD CONSTRAINT "account_departure_sponsor" FOREIGN KEY ("app_id","sponsor_id") REFERENCES "public"."sponsor"("app_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_departure" ADD CONSTRAINT "account_departure_account" FOREIGN KEY ("app_id","account_id") REFERENCES "public"."app_user"("app_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_departure_sponsor" ON "account_departure" USING btree ("app_id","sponsor_id","email_address","id");--> statement-breakpoint
CREATE INDEX "account_departure_end" ON "account_departure" USING btree ("app_id","ends_on","id");
CREATE TABLE "seat_reservation" (
	"app_id" uuid DEFAULT (nullif(current_setting('app.id', true), '')::uuid) NOT NULL,
	"sponsor_id" uuid NOT NULL,
	"email_address" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"network_key" "bytea" NOT NULL,
	"confirmed_at" timestamp with time zone,
	"terms_of_use_version" text,
	"data_protection_version" text,
	CONSTRAINT "seat_reservation_app_id_sponsor_id_email_address_pk" PRIMARY KEY("app_id","sponsor_id","email_address")
);
--> statement-breakpoint
ALTER TABLE "seat_reservation" ADD CONSTRAINT "seat_reservation_sponsor" FOREIGN KEY ("app_id","sponsor_id") REFERENCES "public"."sponsor"("app_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "seat_reservation_email_address" ON "seat_reservation" USING btree ("app_id","email_address");
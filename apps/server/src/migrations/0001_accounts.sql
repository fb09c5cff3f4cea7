CREATE TABLE "impersonation" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"admin_id" uuid NOT NULL,
	"of_app_id" uuid NOT NULL,
	"of_user_id" uuid,
	"issued_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "impersonation_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "seat" (
	"app_id" uuid DEFAULT (nullif(current_setting('app.id', true), '')::uuid) NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"sponsor_id" uuid NOT NULL,
	"email_address" text NOT NULL,
	"status" text NOT NULL,
	"account_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "seat_app_id_id_pk" PRIMARY KEY("app_id","id"),
	CONSTRAINT "seat_email_address" UNIQUE("app_id","email_address")
);
--> statement-breakpoint
CREATE TABLE "sponsor" (
	"app_id" uuid DEFAULT (nullif(current_setting('app.id', true), '')::uuid) NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"available_seats" integer NOT NULL,
	"registration_link_slug" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sponsor_app_id_id_pk" PRIMARY KEY("app_id","id"),
	CONSTRAINT "sponsor_registration_link_slug" UNIQUE("app_id","registration_link_slug")
);
--> statement-breakpoint
CREATE TABLE "account_request" (
	"app_id" uuid DEFAULT (nullif(current_setting('app.id', true), '')::uuid) NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"kind" text NOT NULL,
	"email_address" text NOT NULL,
	"account_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_request_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "consent" (
	"app_id" uuid DEFAULT (nullif(current_setting('app.id', true), '')::uuid) NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text_version" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "consent_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "data_export" (
	"app_id" uuid DEFAULT (nullif(current_setting('app.id', true), '')::uuid) NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"storage_key" text,
	"available_until" timestamp with time zone,
	CONSTRAINT "data_export_app_id_id_pk" PRIMARY KEY("app_id","id"),
	CONSTRAINT "data_export_once" UNIQUE("app_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "mailed_link" (
	"app_id" uuid DEFAULT (nullif(current_setting('app.id', true), '')::uuid) NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"purpose" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"account_id" uuid,
	"seat_id" uuid,
	"email_address" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "mailed_link_app_id_id_pk" PRIMARY KEY("app_id","id"),
	CONSTRAINT "mailed_link_token_hash" UNIQUE("app_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "mail" (
	"app_id" uuid DEFAULT (nullif(current_setting('app.id', true), '')::uuid) NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"account_id" uuid,
	"kind" text NOT NULL,
	"to_address" text NOT NULL,
	"reply_to" text,
	"params" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mail_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "id" uuid DEFAULT uuidv7() NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "device" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "impersonator_admin_id" uuid;--> statement-breakpoint
ALTER TABLE "app" ADD COLUMN "is_in_maintenance" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "health_consent_version" text;--> statement-breakpoint
ALTER TABLE "seat" ADD CONSTRAINT "seat_sponsor" FOREIGN KEY ("app_id","sponsor_id") REFERENCES "public"."sponsor"("app_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat" ADD CONSTRAINT "seat_account" FOREIGN KEY ("app_id","account_id") REFERENCES "public"."app_user"("app_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sponsor" ADD CONSTRAINT "sponsor_app_id_app_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."app"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_request" ADD CONSTRAINT "account_request_app_id_app_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."app"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_request" ADD CONSTRAINT "account_request_account" FOREIGN KEY ("app_id","account_id") REFERENCES "public"."app_user"("app_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent" ADD CONSTRAINT "consent_user" FOREIGN KEY ("app_id","user_id") REFERENCES "public"."app_user"("app_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_export" ADD CONSTRAINT "data_export_user" FOREIGN KEY ("app_id","user_id") REFERENCES "public"."app_user"("app_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailed_link" ADD CONSTRAINT "mailed_link_app_id_app_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."app"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailed_link" ADD CONSTRAINT "mailed_link_account" FOREIGN KEY ("app_id","account_id") REFERENCES "public"."app_user"("app_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailed_link" ADD CONSTRAINT "mailed_link_seat" FOREIGN KEY ("app_id","seat_id") REFERENCES "public"."seat"("app_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail" ADD CONSTRAINT "mail_app_id_app_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."app"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail" ADD CONSTRAINT "mail_account" FOREIGN KEY ("app_id","account_id") REFERENCES "public"."app_user"("app_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "impersonation_user" ON "impersonation" USING btree ("of_app_id","of_user_id");--> statement-breakpoint
CREATE INDEX "seat_sponsor" ON "seat" USING btree ("app_id","sponsor_id");--> statement-breakpoint
CREATE INDEX "consent_user" ON "consent" USING btree ("app_id","user_id");--> statement-breakpoint
CREATE INDEX "mailed_link_account" ON "mailed_link" USING btree ("app_id","account_id");--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_impersonator_admin_id_admin_user_id_fk" FOREIGN KEY ("impersonator_admin_id") REFERENCES "public"."admin_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Not in the tables' source: the platform's accounts know no sponsor there, while the database keeps the reference true.
ALTER TABLE "app_user" ADD CONSTRAINT "app_user_sponsor" FOREIGN KEY ("app_id","sponsor_id") REFERENCES "public"."sponsor"("app_id","id") ON DELETE no action ON UPDATE no action;

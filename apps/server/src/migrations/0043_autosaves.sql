-- expand
CREATE TABLE "autosave" (
	"app_id" uuid DEFAULT (nullif(current_setting('app.id', true), '')::uuid) NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"form_values" text NOT NULL,
	"revision" integer,
	"typed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "autosave_app_id_user_id_name_pk" PRIMARY KEY("app_id","user_id","name")
);
--> statement-breakpoint
ALTER TABLE "autosave" ADD CONSTRAINT "autosave_user" FOREIGN KEY ("app_id","user_id") REFERENCES "public"."app_user"("app_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "autosave_typed_at" ON "autosave" USING btree ("app_id","typed_at");
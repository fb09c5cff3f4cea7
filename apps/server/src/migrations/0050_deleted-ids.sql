-- expand
CREATE TABLE "deleted_id" (
	"app_id" uuid DEFAULT (nullif(current_setting('app.id', true), '')::uuid) NOT NULL,
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "deleted_id_app_id_user_id_id_pk" PRIMARY KEY("app_id","user_id","id")
);
--> statement-breakpoint
ALTER TABLE "deleted_id" ADD CONSTRAINT "deleted_id_user" FOREIGN KEY ("app_id","user_id") REFERENCES "public"."app_user"("app_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deleted_id_deleted_at" ON "deleted_id" USING btree ("app_id","deleted_at");
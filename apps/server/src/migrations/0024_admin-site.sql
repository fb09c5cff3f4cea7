ALTER TABLE "app" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "app_user_list" ON "app_user" USING btree ("app_id","email_address","id");
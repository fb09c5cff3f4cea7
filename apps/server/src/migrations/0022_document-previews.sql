ALTER TABLE "stored_file" ADD COLUMN "page_count" integer;--> statement-breakpoint
ALTER TABLE "stored_file" ADD COLUMN "preview_image_id" uuid;--> statement-breakpoint
ALTER TABLE "stored_file" ADD COLUMN "preview_tried_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_preview_image" FOREIGN KEY ("app_id","preview_image_id") REFERENCES "public"."image"("app_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stored_file_preview_image" ON "stored_file" USING btree ("app_id","preview_image_id");
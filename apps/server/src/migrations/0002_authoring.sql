ALTER TABLE "document" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "habit" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "content_element" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "module" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "module_page" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "content_element_image" ON "content_element" USING btree ("app_id","image_id");--> statement-breakpoint
CREATE INDEX "content_element_habit" ON "content_element" USING btree ("app_id","habit_id");--> statement-breakpoint
CREATE INDEX "content_element_document" ON "content_element" USING btree ("app_id","document_id");--> statement-breakpoint
CREATE INDEX "content_element_response_of_element" ON "content_element_response" USING btree ("app_id","content_element_id");--> statement-breakpoint
CREATE INDEX "module_progress_of_module" ON "module_progress" USING btree ("app_id","module_id");
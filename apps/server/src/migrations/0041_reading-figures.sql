-- expand
CREATE TABLE "reading_figure" (
	"app_id" uuid DEFAULT (nullif(current_setting('app.id', true), '')::uuid) NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"module_id" uuid NOT NULL,
	"module_page_id" uuid,
	"content_element_id" uuid,
	"quiz_answer_id" uuid,
	"month" date NOT NULL,
	"people" integer,
	CONSTRAINT "reading_figure_app_id_id_pk" PRIMARY KEY("app_id","id"),
	CONSTRAINT "reading_figure_of" UNIQUE NULLS NOT DISTINCT("app_id","module_id","kind","module_page_id","content_element_id","quiz_answer_id"),
	CONSTRAINT "reading_figure_rounded" CHECK ("reading_figure"."people" % 5 = 0 AND "reading_figure"."people" >= 15)
);
--> statement-breakpoint
ALTER TABLE "reading_figure" ADD CONSTRAINT "reading_figure_module" FOREIGN KEY ("app_id","module_id") REFERENCES "public"."module"("app_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_figure" ADD CONSTRAINT "reading_figure_module_page" FOREIGN KEY ("app_id","module_page_id") REFERENCES "public"."module_page"("app_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_figure" ADD CONSTRAINT "reading_figure_element" FOREIGN KEY ("app_id","content_element_id") REFERENCES "public"."content_element"("app_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reading_figure_module_page" ON "reading_figure" USING btree ("app_id","module_page_id");--> statement-breakpoint
CREATE INDEX "reading_figure_element" ON "reading_figure" USING btree ("app_id","content_element_id");
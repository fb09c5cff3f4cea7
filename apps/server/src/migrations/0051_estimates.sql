-- expand
ALTER TABLE "helpful_count" ADD COLUMN "helpful_estimate" integer;--> statement-breakpoint
ALTER TABLE "helpful_count" ADD COLUMN "not_helpful_estimate" integer;--> statement-breakpoint
ALTER TABLE "helpful_vote" ADD COLUMN "is_counted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reading_figure" ADD COLUMN "estimate" integer;--> statement-breakpoint
ALTER TABLE "reading_figure" ADD COLUMN "counted_until" date;--> statement-breakpoint
-- A row for each page and recipe, some thousand at most, and the columns are new.
-- squawk-ignore constraint-missing-not-valid
ALTER TABLE "helpful_count" ADD CONSTRAINT "helpful_count_estimated" CHECK ("helpful_count"."helpful_estimate" % 5 = 0 AND "helpful_count"."not_helpful_estimate" % 5 = 0);--> statement-breakpoint
-- A row for each page and answer, some thousand at most, and the column is new.
-- squawk-ignore constraint-missing-not-valid
ALTER TABLE "reading_figure" ADD CONSTRAINT "reading_figure_estimated" CHECK ("reading_figure"."estimate" % 5 = 0);

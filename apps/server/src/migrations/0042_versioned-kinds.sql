-- expand
ALTER TABLE "app" ADD COLUMN "versioned_kinds" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "app" ALTER COLUMN "versioned_kinds" SET DEFAULT '{module,recipe,blog_article,experience_report}'::text[];
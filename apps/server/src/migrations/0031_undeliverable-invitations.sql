ALTER TABLE "seat" ADD COLUMN "undeliverable_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "staff_invitation" ADD COLUMN "undeliverable_since" timestamp with time zone;
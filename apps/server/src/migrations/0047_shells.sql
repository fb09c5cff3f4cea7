-- expand
ALTER TABLE "app" ADD COLUMN "lowest_shell_version" text;--> statement-breakpoint
ALTER TABLE "app" ADD COLUMN "android_shell" text;--> statement-breakpoint
ALTER TABLE "app" ADD COLUMN "ios_shell" text;

CREATE TABLE "habit_log" (
	"app_id" uuid DEFAULT (nullif(current_setting('app.id', true), '')::uuid) NOT NULL,
	"habit_intent_id" uuid NOT NULL,
	"run" smallint NOT NULL,
	"logged_on" date NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "habit_log_app_id_habit_intent_id_run_logged_on_pk" PRIMARY KEY("app_id","habit_intent_id","run","logged_on")
);
--> statement-breakpoint
CREATE TABLE "habit_past_plan" (
	"app_id" uuid DEFAULT (nullif(current_setting('app.id', true), '')::uuid) NOT NULL,
	"habit_intent_id" uuid NOT NULL,
	"run" smallint NOT NULL,
	"ends_on" date NOT NULL,
	"user_id" uuid NOT NULL,
	"weekdays" text[] NOT NULL,
	CONSTRAINT "habit_past_plan_app_id_habit_intent_id_run_ends_on_pk" PRIMARY KEY("app_id","habit_intent_id","run","ends_on")
);
--> statement-breakpoint
CREATE TABLE "habit_pause" (
	"app_id" uuid DEFAULT (nullif(current_setting('app.id', true), '')::uuid) NOT NULL,
	"habit_intent_id" uuid NOT NULL,
	"run" smallint NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "habit_pause_app_id_habit_intent_id_run_starts_on_pk" PRIMARY KEY("app_id","habit_intent_id","run","starts_on")
);
--> statement-breakpoint
CREATE TABLE "notification" (
	"app_id" uuid DEFAULT (nullif(current_setting('app.id', true), '')::uuid) NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"habit_intent_id" uuid NOT NULL,
	"reminded_on" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone,
	CONSTRAINT "notification_app_id_id_pk" PRIMARY KEY("app_id","id"),
	CONSTRAINT "notification_once" UNIQUE("app_id","habit_intent_id","reminded_on")
);
--> statement-breakpoint
CREATE TABLE "device" (
	"app_id" uuid DEFAULT (nullif(current_setting('app.id', true), '')::uuid) NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"session_token_hash" "bytea" NOT NULL,
	"device_identifier" text NOT NULL,
	"kind" text NOT NULL,
	"is_accepted" boolean NOT NULL,
	"push_token" text,
	"push_token_hash" "bytea",
	"refreshed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "device_app_id_id_pk" PRIMARY KEY("app_id","id"),
	CONSTRAINT "device_once" UNIQUE("app_id","user_id","device_identifier"),
	CONSTRAINT "device_push_token" UNIQUE("app_id","push_token_hash")
);
--> statement-breakpoint
ALTER TABLE "habit_intent" ADD COLUMN "run" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "habit_intent" ADD COLUMN "paused_until" date;--> statement-breakpoint
ALTER TABLE "habit_intent" ADD COLUMN "reminded_on" date;--> statement-breakpoint
ALTER TABLE "habit_intent" ADD COLUMN "logged_on" date;--> statement-breakpoint
ALTER TABLE "habit_intent" ADD COLUMN "min_runtime_earned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "habit_intent" ADD COLUMN "min_runtime_celebrated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "habit_log" ADD CONSTRAINT "habit_log_user" FOREIGN KEY ("app_id","user_id") REFERENCES "public"."app_user"("app_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "habit_log" ADD CONSTRAINT "habit_log_intent" FOREIGN KEY ("app_id","habit_intent_id") REFERENCES "public"."habit_intent"("app_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "habit_past_plan" ADD CONSTRAINT "habit_past_plan_user" FOREIGN KEY ("app_id","user_id") REFERENCES "public"."app_user"("app_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "habit_past_plan" ADD CONSTRAINT "habit_past_plan_intent" FOREIGN KEY ("app_id","habit_intent_id") REFERENCES "public"."habit_intent"("app_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "habit_pause" ADD CONSTRAINT "habit_pause_user" FOREIGN KEY ("app_id","user_id") REFERENCES "public"."app_user"("app_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "habit_pause" ADD CONSTRAINT "habit_pause_intent" FOREIGN KEY ("app_id","habit_intent_id") REFERENCES "public"."habit_intent"("app_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_user" FOREIGN KEY ("app_id","user_id") REFERENCES "public"."app_user"("app_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_intent" FOREIGN KEY ("app_id","habit_intent_id") REFERENCES "public"."habit_intent"("app_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device" ADD CONSTRAINT "device_user" FOREIGN KEY ("app_id","user_id") REFERENCES "public"."app_user"("app_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device" ADD CONSTRAINT "device_session" FOREIGN KEY ("app_id","session_token_hash") REFERENCES "public"."session"("app_id","token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "habit_log_user" ON "habit_log" USING btree ("app_id","user_id");--> statement-breakpoint
CREATE INDEX "habit_past_plan_user" ON "habit_past_plan" USING btree ("app_id","user_id");--> statement-breakpoint
CREATE INDEX "habit_pause_user" ON "habit_pause" USING btree ("app_id","user_id");--> statement-breakpoint
CREATE INDEX "notification_user" ON "notification" USING btree ("app_id","user_id");--> statement-breakpoint
CREATE INDEX "notification_unseen" ON "notification" USING btree ("app_id","user_id","created_at") WHERE "notification"."seen_at" IS NULL;--> statement-breakpoint
CREATE INDEX "device_of_session" ON "device" USING btree ("app_id","session_token_hash");--> statement-breakpoint
CREATE INDEX "habit_intent_due_in_apps" ON "habit_intent" USING btree ("next_reminder_at","app_id") WHERE "habit_intent"."next_reminder_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "habit_intent_due" ON "habit_intent" USING btree ("app_id","next_reminder_at","user_id") WHERE "habit_intent"."next_reminder_at" IS NOT NULL;
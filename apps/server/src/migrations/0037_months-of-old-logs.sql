-- expand
CREATE TABLE "habit_month" (
	"app_id" uuid DEFAULT (nullif(current_setting('app.id', true), '')::uuid) NOT NULL,
	"habit_intent_id" uuid NOT NULL,
	"run" smallint NOT NULL,
	"month" text NOT NULL,
	"user_id" uuid NOT NULL,
	"done" smallint NOT NULL,
	"planned" smallint,
	CONSTRAINT "habit_month_app_id_habit_intent_id_run_month_pk" PRIMARY KEY("app_id","habit_intent_id","run","month")
);
--> statement-breakpoint
ALTER TABLE "health_point_entry" ADD COLUMN "entries_of_month" smallint;--> statement-breakpoint
ALTER TABLE "habit_month" ADD CONSTRAINT "habit_month_user" FOREIGN KEY ("app_id","user_id") REFERENCES "public"."app_user"("app_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "habit_month" ADD CONSTRAINT "habit_month_intent" FOREIGN KEY ("app_id","habit_intent_id") REFERENCES "public"."habit_intent"("app_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "habit_month_user" ON "habit_month" USING btree ("app_id","user_id");
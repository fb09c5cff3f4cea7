CREATE TABLE "sponsor_report_month" (
	"app_id" uuid DEFAULT (nullif(current_setting('app.id', true), '')::uuid) NOT NULL,
	"sponsor_id" uuid NOT NULL,
	"month" date NOT NULL,
	"registered" integer,
	"active" integer,
	"completed" integer,
	"frozen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sponsor_report_month_app_id_sponsor_id_month_pk" PRIMARY KEY("app_id","sponsor_id","month"),
	CONSTRAINT "sponsor_report_month_rounded" CHECK ("sponsor_report_month"."registered" % 5 = 0 AND "sponsor_report_month"."active" % 5 = 0 AND "sponsor_report_month"."completed" % 5 = 0),
	CONSTRAINT "sponsor_report_month_not_small" CHECK ("sponsor_report_month"."registered" >= 10 AND "sponsor_report_month"."active" >= 15 AND "sponsor_report_month"."completed" >= 15)
);
--> statement-breakpoint
ALTER TABLE "sponsor_report_month" ADD CONSTRAINT "sponsor_report_month_sponsor" FOREIGN KEY ("app_id","sponsor_id") REFERENCES "public"."sponsor"("app_id","id") ON DELETE cascade ON UPDATE no action;
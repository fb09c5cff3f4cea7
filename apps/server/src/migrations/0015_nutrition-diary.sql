CREATE TABLE "nutrition_diary_entry" (
	"app_id" uuid DEFAULT (nullif(current_setting('app.id', true), '')::uuid) NOT NULL,
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"consumed_at" timestamp with time zone NOT NULL,
	"description" text,
	"meal" text,
	"image_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "nutrition_diary_entry_app_id_user_id_id_pk" PRIMARY KEY("app_id","user_id","id")
);
--> statement-breakpoint
CREATE TABLE "nutrition_diary_tip" (
	"app_id" uuid DEFAULT (nullif(current_setting('app.id', true), '')::uuid) NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"type" text NOT NULL,
	"description" text NOT NULL,
	"is_enabled" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "nutrition_diary_tip_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "nutrition_diary_tip_receipt" (
	"app_id" uuid DEFAULT (nullif(current_setting('app.id', true), '')::uuid) NOT NULL,
	"user_id" uuid NOT NULL,
	"tip_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "nutrition_diary_tip_receipt_app_id_user_id_tip_id_pk" PRIMARY KEY("app_id","user_id","tip_id")
);
--> statement-breakpoint
CREATE TABLE "private_image" (
	"app_id" uuid DEFAULT (nullif(current_setting('app.id', true), '')::uuid) NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"thumbhash" text NOT NULL,
	"aspect_ratio" double precision NOT NULL,
	"widths" smallint[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "private_image_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
ALTER TABLE "nutrition_diary_entry" ADD CONSTRAINT "nutrition_diary_entry_app_id_app_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."app"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nutrition_diary_entry" ADD CONSTRAINT "nutrition_diary_entry_user" FOREIGN KEY ("app_id","user_id") REFERENCES "public"."app_user"("app_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nutrition_diary_entry" ADD CONSTRAINT "nutrition_diary_entry_image" FOREIGN KEY ("app_id","image_id") REFERENCES "public"."private_image"("app_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nutrition_diary_tip" ADD CONSTRAINT "nutrition_diary_tip_app_id_app_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."app"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nutrition_diary_tip_receipt" ADD CONSTRAINT "nutrition_diary_tip_receipt_app_id_app_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."app"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nutrition_diary_tip_receipt" ADD CONSTRAINT "nutrition_diary_tip_receipt_user" FOREIGN KEY ("app_id","user_id") REFERENCES "public"."app_user"("app_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nutrition_diary_tip_receipt" ADD CONSTRAINT "nutrition_diary_tip_receipt_tip" FOREIGN KEY ("app_id","tip_id") REFERENCES "public"."nutrition_diary_tip"("app_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private_image" ADD CONSTRAINT "private_image_user" FOREIGN KEY ("app_id","user_id") REFERENCES "public"."app_user"("app_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "nutrition_diary_entry_timeline" ON "nutrition_diary_entry" USING btree ("app_id","user_id","consumed_at");--> statement-breakpoint
CREATE INDEX "nutrition_diary_entry_created" ON "nutrition_diary_entry" USING btree ("app_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "nutrition_diary_entry_of_image" ON "nutrition_diary_entry" USING btree ("app_id","image_id") WHERE "nutrition_diary_entry"."image_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "nutrition_diary_tip_receipt_timeline" ON "nutrition_diary_tip_receipt" USING btree ("app_id","user_id","received_at");--> statement-breakpoint
CREATE INDEX "private_image_user" ON "private_image" USING btree ("app_id","user_id");
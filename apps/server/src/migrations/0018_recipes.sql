CREATE TABLE "recipe" (
	"app_id" uuid DEFAULT (nullif(current_setting('app.id', true), '')::uuid) NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"sub_title" text,
	"total_time_in_minutes" integer NOT NULL,
	"preparation_time_in_minutes" integer NOT NULL,
	"portions" smallint NOT NULL,
	"ingredients" jsonb NOT NULL,
	"preparation_steps" jsonb NOT NULL,
	"tip_box" text,
	"allergens" jsonb,
	"diets" jsonb NOT NULL,
	"hero_image_id" uuid NOT NULL,
	"ingredients_image_id" uuid NOT NULL,
	"is_enabled" boolean NOT NULL,
	"publish_at" timestamp with time zone,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "recipe_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
ALTER TABLE "recipe" ADD CONSTRAINT "recipe_app_id_app_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."app"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe" ADD CONSTRAINT "recipe_hero_image" FOREIGN KEY ("app_id","hero_image_id") REFERENCES "public"."image"("app_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe" ADD CONSTRAINT "recipe_ingredients_image" FOREIGN KEY ("app_id","ingredients_image_id") REFERENCES "public"."image"("app_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recipe_planned" ON "recipe" USING btree ("publish_at","app_id") WHERE "recipe"."publish_at" IS NOT NULL;
-- expand
CREATE TABLE "published_version" (
	"app_id" uuid DEFAULT (nullif(current_setting('app.id', true), '')::uuid) NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"module_id" uuid,
	"number" integer NOT NULL,
	"snapshot" jsonb NOT NULL,
	"hash" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"is_automatic" boolean NOT NULL,
	"is_current" boolean NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "published_version_app_id_id_pk" PRIMARY KEY("app_id","id"),
	CONSTRAINT "published_version_of_module" UNIQUE("app_id","module_id","number")
);
--> statement-breakpoint
CREATE TABLE "published_version_author" (
	"app_id" uuid DEFAULT (nullif(current_setting('app.id', true), '')::uuid) NOT NULL,
	"version_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "published_version_author_app_id_version_id_pk" PRIMARY KEY("app_id","version_id")
);
--> statement-breakpoint
CREATE TABLE "published_version_image" (
	"app_id" uuid DEFAULT (nullif(current_setting('app.id', true), '')::uuid) NOT NULL,
	"version_id" uuid NOT NULL,
	"image_id" uuid NOT NULL,
	CONSTRAINT "published_version_image_app_id_version_id_image_id_pk" PRIMARY KEY("app_id","version_id","image_id")
);
--> statement-breakpoint
ALTER TABLE "content_element" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "module_page" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "app" ADD COLUMN "publishes_on_save" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "published_version" ADD CONSTRAINT "published_version_app_id_app_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."app"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "published_version" ADD CONSTRAINT "published_version_module" FOREIGN KEY ("app_id","module_id") REFERENCES "public"."module"("app_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "published_version_author" ADD CONSTRAINT "published_version_author_version" FOREIGN KEY ("app_id","version_id") REFERENCES "public"."published_version"("app_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "published_version_author" ADD CONSTRAINT "published_version_author_user" FOREIGN KEY ("app_id","user_id") REFERENCES "public"."app_user"("app_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "published_version_image" ADD CONSTRAINT "published_version_image_app_id_app_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."app"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "published_version_image" ADD CONSTRAINT "published_version_image_version" FOREIGN KEY ("app_id","version_id") REFERENCES "public"."published_version"("app_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "published_version_image" ADD CONSTRAINT "published_version_image_image" FOREIGN KEY ("app_id","image_id") REFERENCES "public"."image"("app_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "published_version_current_of_module" ON "published_version" USING btree ("app_id","module_id") WHERE "published_version"."is_current" AND "published_version"."module_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "published_version_author_user" ON "published_version_author" USING btree ("app_id","user_id");--> statement-breakpoint
CREATE INDEX "published_version_image_image" ON "published_version_image" USING btree ("app_id","image_id");
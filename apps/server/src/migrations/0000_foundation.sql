CREATE TABLE "document" (
	"app_id" uuid DEFAULT (nullif(current_setting('app.id', true), '')::uuid) NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"title" text NOT NULL,
	"short_description" text NOT NULL,
	"stored_file_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "document_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "habit" (
	"app_id" uuid DEFAULT (nullif(current_setting('app.id', true), '')::uuid) NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"title" text NOT NULL,
	"min_runtime_weeks" smallint NOT NULL,
	"introduction" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "habit_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "habit_intent" (
	"app_id" uuid DEFAULT (nullif(current_setting('app.id', true), '')::uuid) NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"habit_id" uuid NOT NULL,
	"trigger" text,
	"weekdays" text[] NOT NULL,
	"notification_time" time NOT NULL,
	"is_enabled" boolean DEFAULT true NOT NULL,
	"started_on" date,
	"next_reminder_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "habit_intent_app_id_id_pk" PRIMARY KEY("app_id","id"),
	CONSTRAINT "habit_intent_once" UNIQUE("app_id","user_id","habit_id")
);
--> statement-breakpoint
CREATE TABLE "content_element" (
	"app_id" uuid DEFAULT (nullif(current_setting('app.id', true), '')::uuid) NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"module_page_id" uuid NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"content" jsonb NOT NULL,
	"image_id" uuid,
	"habit_id" uuid,
	"document_id" uuid,
	"position" integer NOT NULL,
	CONSTRAINT "content_element_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "content_element_response" (
	"app_id" uuid DEFAULT (nullif(current_setting('app.id', true), '')::uuid) NOT NULL,
	"user_id" uuid NOT NULL,
	"content_element_id" uuid NOT NULL,
	"is_correct" boolean,
	"quiz_answer_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_element_response_app_id_user_id_content_element_id_pk" PRIMARY KEY("app_id","user_id","content_element_id")
);
--> statement-breakpoint
CREATE TABLE "module" (
	"app_id" uuid DEFAULT (nullif(current_setting('app.id', true), '')::uuid) NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"number" integer NOT NULL,
	"title" text NOT NULL,
	"image_id" uuid NOT NULL,
	"is_enabled" boolean NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "module_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "module_page" (
	"app_id" uuid DEFAULT (nullif(current_setting('app.id', true), '')::uuid) NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"module_id" uuid NOT NULL,
	"title" text NOT NULL,
	"is_exercise_included" boolean NOT NULL,
	"is_enabled" boolean NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "module_page_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "module_progress" (
	"app_id" uuid DEFAULT (nullif(current_setting('app.id', true), '')::uuid) NOT NULL,
	"user_id" uuid NOT NULL,
	"module_id" uuid NOT NULL,
	"seen_page_ids" uuid[] NOT NULL,
	"confirmed_exercise_page_ids" uuid[] NOT NULL,
	"last_viewed_at" timestamp with time zone,
	"completed_at" timestamp with time zone,
	CONSTRAINT "module_progress_app_id_user_id_module_id_pk" PRIMARY KEY("app_id","user_id","module_id")
);
--> statement-breakpoint
CREATE TABLE "health_point_entry" (
	"app_id" uuid DEFAULT (nullif(current_setting('app.id', true), '')::uuid) NOT NULL,
	"user_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"subject" text NOT NULL,
	"points" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "health_point_entry_app_id_user_id_reason_subject_pk" PRIMARY KEY("app_id","user_id","reason","subject")
);
--> statement-breakpoint
CREATE TABLE "user_progress" (
	"app_id" uuid DEFAULT (nullif(current_setting('app.id', true), '')::uuid) NOT NULL,
	"user_id" uuid NOT NULL,
	"health_points" integer DEFAULT 0 NOT NULL,
	"last_celebrated_level" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "user_progress_app_id_user_id_pk" PRIMARY KEY("app_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "image" (
	"app_id" uuid DEFAULT (nullif(current_setting('app.id', true), '')::uuid) NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"thumbhash" text NOT NULL,
	"aspect_ratio" double precision NOT NULL,
	"widths" smallint[] NOT NULL,
	"alternative_text" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "image_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "stored_file" (
	"app_id" uuid DEFAULT (nullif(current_setting('app.id', true), '')::uuid) NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"storage_key" text NOT NULL,
	"content_type" text NOT NULL,
	"file_name" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stored_file_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "login_throttle" (
	"key" "bytea" PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"last_failed_at" timestamp with time zone NOT NULL,
	"blocked_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "admin_session" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"admin_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"idle_seconds" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"app_id" uuid DEFAULT (nullif(current_setting('app.id', true), '')::uuid) NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"user_id" uuid NOT NULL,
	"client" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"idle_seconds" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "session_token_hash_pk" PRIMARY KEY("token_hash")
);
--> statement-breakpoint
CREATE TABLE "admin_user" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"email_address" text NOT NULL,
	"password_hash" text NOT NULL,
	"is_disabled" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_authenticated_at" timestamp with time zone,
	CONSTRAINT "admin_user_email_address_unique" UNIQUE("email_address")
);
--> statement-breakpoint
CREATE TABLE "app" (
	"app_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"prevention_type" text NOT NULL,
	"style" text NOT NULL,
	"host" text NOT NULL,
	"enabled_features" text[] NOT NULL,
	"sender_email_address" text NOT NULL,
	"app_store_link" text,
	"play_store_link" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "app_host_unique" UNIQUE("host")
);
--> statement-breakpoint
CREATE TABLE "app_host" (
	"app_id" uuid DEFAULT (nullif(current_setting('app.id', true), '')::uuid) NOT NULL,
	"host" text NOT NULL,
	CONSTRAINT "app_host_app_id_host_pk" PRIMARY KEY("app_id","host"),
	CONSTRAINT "app_host_host_unique" UNIQUE("host")
);
--> statement-breakpoint
CREATE TABLE "app_user" (
	"app_id" uuid DEFAULT (nullif(current_setting('app.id', true), '')::uuid) NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"email_address" text NOT NULL,
	"password_hash" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"role" text NOT NULL,
	"sponsor_id" uuid,
	"has_completed_onboarding" boolean DEFAULT false NOT NULL,
	"is_disabled" boolean DEFAULT false NOT NULL,
	"notification_settings" text[] DEFAULT '{PUSH_HABIT_REMINDER}'::text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_authenticated_at" timestamp with time zone,
	CONSTRAINT "app_user_app_id_id_pk" PRIMARY KEY("app_id","id"),
	CONSTRAINT "app_user_email_address" UNIQUE("app_id","email_address")
);
--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_stored_file" FOREIGN KEY ("app_id","stored_file_id") REFERENCES "public"."stored_file"("app_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "habit" ADD CONSTRAINT "habit_app_id_app_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."app"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "habit_intent" ADD CONSTRAINT "habit_intent_user" FOREIGN KEY ("app_id","user_id") REFERENCES "public"."app_user"("app_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "habit_intent" ADD CONSTRAINT "habit_intent_habit" FOREIGN KEY ("app_id","habit_id") REFERENCES "public"."habit"("app_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_element" ADD CONSTRAINT "content_element_page" FOREIGN KEY ("app_id","module_page_id") REFERENCES "public"."module_page"("app_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_element" ADD CONSTRAINT "content_element_image" FOREIGN KEY ("app_id","image_id") REFERENCES "public"."image"("app_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_element" ADD CONSTRAINT "content_element_habit" FOREIGN KEY ("app_id","habit_id") REFERENCES "public"."habit"("app_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_element" ADD CONSTRAINT "content_element_document" FOREIGN KEY ("app_id","document_id") REFERENCES "public"."document"("app_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_element_response" ADD CONSTRAINT "content_element_response_user" FOREIGN KEY ("app_id","user_id") REFERENCES "public"."app_user"("app_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_element_response" ADD CONSTRAINT "content_element_response_element" FOREIGN KEY ("app_id","content_element_id") REFERENCES "public"."content_element"("app_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "module" ADD CONSTRAINT "module_app_id_app_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."app"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "module" ADD CONSTRAINT "module_image" FOREIGN KEY ("app_id","image_id") REFERENCES "public"."image"("app_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "module_page" ADD CONSTRAINT "module_page_module" FOREIGN KEY ("app_id","module_id") REFERENCES "public"."module"("app_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "module_progress" ADD CONSTRAINT "module_progress_user" FOREIGN KEY ("app_id","user_id") REFERENCES "public"."app_user"("app_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "module_progress" ADD CONSTRAINT "module_progress_module" FOREIGN KEY ("app_id","module_id") REFERENCES "public"."module"("app_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "health_point_entry" ADD CONSTRAINT "health_point_entry_user" FOREIGN KEY ("app_id","user_id") REFERENCES "public"."app_user"("app_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_progress" ADD CONSTRAINT "user_progress_user" FOREIGN KEY ("app_id","user_id") REFERENCES "public"."app_user"("app_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image" ADD CONSTRAINT "image_app_id_app_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."app"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_app_id_app_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."app"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admin_session" ADD CONSTRAINT "admin_session_admin_id_admin_user_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admin_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user" FOREIGN KEY ("app_id","user_id") REFERENCES "public"."app_user"("app_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_host" ADD CONSTRAINT "app_host_app_id_app_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."app"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_user" ADD CONSTRAINT "app_user_app_id_app_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."app"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_element_of_page" ON "content_element" USING btree ("app_id","module_page_id","position");--> statement-breakpoint
CREATE INDEX "module_page_of_module" ON "module_page" USING btree ("app_id","module_id","position");--> statement-breakpoint
CREATE INDEX "session_user" ON "session" USING btree ("app_id","user_id");
CREATE TABLE "audit_entry" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"operation" text NOT NULL,
	"actor_id" uuid NOT NULL,
	"actor_role" text,
	"of_app_id" uuid,
	"target_kind" text,
	"target_id" uuid,
	"network" text
);
--> statement-breakpoint
CREATE INDEX "audit_entry_at" ON "audit_entry" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_entry_app" ON "audit_entry" USING btree ("of_app_id","at","id");
ALTER TABLE "session" DROP CONSTRAINT "session_token_hash_pk";--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_app_id_token_hash_pk" PRIMARY KEY("app_id","token_hash");
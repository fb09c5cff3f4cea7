CREATE TABLE "web_push_key" (
	"id" integer PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"sealed_private_key" text NOT NULL,
	"sealed_with" text NOT NULL
);

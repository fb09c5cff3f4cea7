CREATE TABLE "rate_limit" (
	"key" "bytea" PRIMARY KEY NOT NULL,
	"taken" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);

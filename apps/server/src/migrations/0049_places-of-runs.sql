-- expand
ALTER TABLE "backup_run" ADD COLUMN "place" text;

-- expand
ALTER TABLE "module_page" ADD COLUMN "minutes_override" integer;
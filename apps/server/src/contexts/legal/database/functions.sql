-- Uses the database's own clock, as people in Berlin read it. A text goes only with its app.
CREATE FUNCTION resolver.keep_legal_texts()
RETURNS trigger
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = '' AS $$
DECLARE is_planned CONSTANT boolean := OLD.valid_from > (now() AT TIME ZONE 'Europe/Berlin')::date;
BEGIN
  IF TG_OP = 'UPDATE' AND is_planned THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'DELETE' AND (is_planned OR NOT EXISTS (SELECT FROM public.app a WHERE a.app_id = OLD.app_id)) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'a legal text in force is kept' USING ERRCODE = 'insufficient_privilege';
END $$;

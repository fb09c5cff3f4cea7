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

-- The opening of a request tells them the web, which links to texts in force only: kinds without a standard text. The last version whose day
-- has begun is in force; one without a text shows none. In plpgsql, because a function in SQL is planned on every call.
CREATE FUNCTION resolver.optional_legal_texts(given_app uuid, given_time timestamptz)
RETURNS text[]
LANGUAGE plpgsql STABLE AS $$
DECLARE today CONSTANT date := (given_time AT TIME ZONE 'Europe/Berlin')::date;
BEGIN
  RETURN ARRAY(
    SELECT t.kind FROM public.legal_text t
    WHERE t.app_id = given_app AND t.kind IN ('ACCESSIBILITY', 'EASY_LANGUAGE') AND t.valid_from <= today
      AND t.body_html IS NOT NULL AND NOT EXISTS (
        SELECT FROM public.legal_text n
        WHERE n.app_id = given_app AND n.kind = t.kind AND n.valid_from > t.valid_from AND n.valid_from <= today)
    ORDER BY t.kind);
END $$;

-- Whose feed a token opens; null: nobody's.
CREATE FUNCTION lookups.find_calendar_feed(given_app uuid, given_token_hash bytea)
RETURNS uuid
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  RETURN (SELECT f.user_id FROM public.calendar_feed f WHERE f.app_id = given_app AND f.token_hash = given_token_hash);
END $$;

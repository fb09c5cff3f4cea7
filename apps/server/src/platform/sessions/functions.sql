-- Ends a session, also an expired one, for the holder of its token.
CREATE FUNCTION lookups.end_session(given_app uuid, given_token_hash bytea)
RETURNS void
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  DELETE FROM public.session s WHERE s.app_id = given_app AND s.token_hash = given_token_hash;
END $$;

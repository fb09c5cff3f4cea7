-- Takes a push token from whichever account has it, for the caller who shows the token: the device has changed hands.
CREATE FUNCTION lookups.release_push_token(given_app uuid, given_token_hash bytea)
RETURNS void
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  DELETE FROM public.device d WHERE d.app_id = given_app AND d.push_token_hash = given_token_hash;
END $$;

-- Takes a push token from whichever account has it, for the caller who shows the token: the device has changed hands.
CREATE FUNCTION lookups.release_push_token(given_token_hash bytea)
RETURNS void
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = '' AS $$
DECLARE bound_app CONSTANT uuid := nullif(current_setting('app.id', true), '')::uuid;
BEGIN
  DELETE FROM public.device d WHERE d.app_id = bound_app AND d.push_token_hash = given_token_hash;
END $$;

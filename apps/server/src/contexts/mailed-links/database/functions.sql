CREATE FUNCTION lookups.find_link(given_app uuid, given_token_hash bytea, given_purposes text[], at timestamptz)
RETURNS TABLE (id uuid, account_id uuid, email_address text, created_at timestamptz, used_at timestamptz)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  RETURN QUERY SELECT l.id, l.account_id, l.email_address, l.created_at, l.used_at FROM public.mailed_link l
  WHERE l.app_id = given_app AND l.token_hash = given_token_hash AND l.purpose = ANY (given_purposes) AND l.expires_at > at;
END $$;

-- Locked until the transaction ends, so that the link opens once. Volatile: reads the state after the wait
-- for the lock.
CREATE FUNCTION lookups.lock_link(given_app uuid, given_token_hash bytea, given_purposes text[], at timestamptz)
RETURNS TABLE (id uuid, account_id uuid, email_address text, created_at timestamptz, used_at timestamptz)
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  PERFORM FROM public.mailed_link l WHERE l.app_id = given_app AND l.token_hash = given_token_hash FOR UPDATE;
  RETURN QUERY SELECT * FROM lookups.find_link(given_app, given_token_hash, given_purposes, at);
END $$;

-- Deletes the unanswered requests of the bound user, and those made by others for the user's address.
CREATE FUNCTION lookups.drop_own_requests(given_app uuid, given_kinds text[])
RETURNS void
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = '' AS $$
DECLARE
  asker CONSTANT uuid := nullif(current_setting('app.user_id', true), '')::uuid;
BEGIN
  DELETE FROM public.account_request r
  WHERE r.app_id = given_app AND r.kind = ANY (given_kinds)
    AND (r.account_id = asker OR r.email_address = (
      SELECT u.email_address FROM public.app_user u WHERE u.app_id = given_app AND u.id = asker));
END $$;

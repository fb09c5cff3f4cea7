CREATE FUNCTION lookups.find_staff_invitation(given_app uuid, given_token_hash bytea, at timestamptz)
RETURNS TABLE (id uuid, email_address text, role text, sponsor_id uuid)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  RETURN QUERY SELECT i.id, i.email_address, i.role, i.sponsor_id
  FROM public.mailed_link l
  JOIN public.staff_invitation i ON i.app_id = given_app AND i.id = l.staff_invitation_id
  WHERE l.app_id = given_app AND l.token_hash = given_token_hash AND l.purpose = 'STAFF_INVITATION'
    AND l.expires_at > at AND l.used_at IS NULL;
END $$;

-- The only way in which a request makes a manager. False when the link is not valid, or another account has
-- the address.
CREATE FUNCTION lookups.accept_staff_invitation(
  given_app uuid, given_token_hash bytea, at timestamptz, new_id uuid, given_password_hash text, given_first_name text, given_last_name text
)
RETURNS boolean
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = '' AS $$
DECLARE
  invited record;
BEGIN
  PERFORM FROM public.mailed_link l WHERE l.app_id = given_app AND l.token_hash = given_token_hash FOR UPDATE;
  SELECT * INTO invited FROM lookups.find_staff_invitation(given_app, given_token_hash, at);
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  INSERT INTO public.app_user (app_id, id, email_address, password_hash, first_name, last_name, role, sponsor_id,
    created_at, last_authenticated_at)
  VALUES (given_app, new_id, invited.email_address, given_password_hash, given_first_name, given_last_name, invited.role,
    invited.sponsor_id, at, at)
  ON CONFLICT (app_id, email_address) DO NOTHING;
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  DELETE FROM public.staff_invitation i WHERE i.app_id = given_app AND i.id = invited.id;
  RETURN true;
END $$;

-- Which of the addresses that an admin invites have an account or a seat. Only for work across tenants.
CREATE FUNCTION resolver.known_in_app(given_app uuid, given_addresses text[])
RETURNS TABLE (email_address text, has_account boolean)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  RETURN QUERY SELECT known.address, bool_or(known.is_account) FROM (
    SELECT u.email_address, true FROM public.app_user u
    WHERE u.app_id = given_app AND u.email_address = ANY (given_addresses)
    UNION ALL
    SELECT s.email_address, false FROM public.seat s
    WHERE s.app_id = given_app AND s.email_address = ANY (given_addresses)
  ) AS known (address, is_account) GROUP BY known.address;
END $$;
GRANT EXECUTE ON FUNCTION resolver.known_in_app TO wohlauf_platform;

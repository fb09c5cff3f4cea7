-- Taking an address: whether an account has it.
CREATE FUNCTION lookups.has_account(given_address text)
RETURNS boolean
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = '' AS $$
DECLARE bound_app CONSTANT uuid := nullif(current_setting('app.id', true), '')::uuid;
BEGIN
  RETURN EXISTS (SELECT FROM public.app_user u WHERE u.app_id = bound_app AND u.email_address = given_address);
END $$;

-- A mailed link, for the holder of its token.
CREATE FUNCTION lookups.find_link(given_token_hash bytea, given_purposes text[], at timestamptz)
RETURNS TABLE (id uuid, account_id uuid, email_address text, created_at timestamptz, used_at timestamptz)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = '' AS $$
DECLARE bound_app CONSTANT uuid := nullif(current_setting('app.id', true), '')::uuid;
BEGIN
  RETURN QUERY SELECT l.id, l.account_id, l.email_address, l.created_at, l.used_at FROM public.mailed_link l
  WHERE l.app_id = bound_app AND l.token_hash = given_token_hash AND l.purpose = ANY (given_purposes) AND l.expires_at > at;
END $$;

-- The same, locked until the transaction ends, so that it opens once. Volatile, so that what is found is as it is after the
-- wait for the lock.
CREATE FUNCTION lookups.lock_link(given_token_hash bytea, given_purposes text[], at timestamptz)
RETURNS TABLE (id uuid, account_id uuid, email_address text, created_at timestamptz, used_at timestamptz)
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = '' AS $$
DECLARE bound_app CONSTANT uuid := nullif(current_setting('app.id', true), '')::uuid;
BEGIN
  PERFORM FROM public.mailed_link l WHERE l.app_id = bound_app AND l.token_hash = given_token_hash FOR UPDATE;
  RETURN QUERY SELECT * FROM lookups.find_link(given_token_hash, given_purposes, at);
END $$;

-- Inviting: which of the addresses have an account or a seat, and which of these the caller may be told: an app's manager
-- all, a sponsor's manager the own sponsor's seats. Whether anybody else uses this app is nothing that a company may ask.
CREATE FUNCTION lookups.known_addresses(given_addresses text[])
RETURNS TABLE (email_address text, has_account boolean, may_be_told boolean)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = '' AS $$
DECLARE
  bound_app CONSTANT uuid := nullif(current_setting('app.id', true), '')::uuid;
  is_of_app CONSTANT boolean := coalesce(current_setting('app.reach', true) = 'manager', false);
BEGIN
  RETURN QUERY SELECT known.address, bool_or(known.is_account), bool_or(known.is_theirs) FROM (
    SELECT u.email_address, true, is_of_app FROM public.app_user u
    WHERE u.app_id = bound_app AND u.email_address = ANY (given_addresses)
    UNION ALL
    SELECT s.email_address, false, lookups.is_managed(s.sponsor_id) FROM public.seat s
    WHERE s.app_id = bound_app AND s.email_address = ANY (given_addresses)
  ) AS known (address, is_account, is_theirs) GROUP BY known.address;
END $$;

-- The seat that is still to be filled, for the holder of its link's token, and what was ticked when a registration by a
-- sponsor's link began.
CREATE FUNCTION lookups.find_pending_seat(given_token_hash bytea, at timestamptz)
RETURNS TABLE (id uuid, email_address text, started_at timestamptz, terms_of_use_version text, data_protection_version text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = '' AS $$
DECLARE
  bound_app CONSTANT uuid := nullif(current_setting('app.id', true), '')::uuid;
  link record;
BEGIN
  SELECT l.seat_id, l.purpose INTO link FROM public.mailed_link l
  WHERE l.app_id = bound_app AND l.token_hash = given_token_hash AND l.purpose IN ('INVITATION', 'REGISTRATION')
    AND l.expires_at > at AND l.used_at IS NULL;
  RETURN QUERY SELECT s.id, s.email_address, r.started_at, r.terms_of_use_version, r.data_protection_version
  FROM public.seat s
  LEFT JOIN public.seat_reservation r
    ON link.purpose = 'REGISTRATION' AND r.app_id = bound_app AND r.sponsor_id = s.sponsor_id
    AND r.email_address = s.email_address
  WHERE s.app_id = bound_app AND s.id = link.seat_id AND s.status <> 'ACCEPTED';
END $$;

-- The same with link and seat locked until the transaction ends. Volatile, so that what is found is as it is after the wait.
CREATE FUNCTION lookups.lock_pending_seat(given_token_hash bytea, at timestamptz)
RETURNS TABLE (id uuid, email_address text, started_at timestamptz, terms_of_use_version text, data_protection_version text)
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = '' AS $$
DECLARE
  bound_app CONSTANT uuid := nullif(current_setting('app.id', true), '')::uuid;
  linked_seat uuid;
BEGIN
  SELECT l.seat_id INTO linked_seat FROM public.mailed_link l
  WHERE l.app_id = bound_app AND l.token_hash = given_token_hash AND l.purpose IN ('INVITATION', 'REGISTRATION')
  FOR UPDATE;
  PERFORM FROM public.seat s WHERE s.app_id = bound_app AND s.id = linked_seat FOR UPDATE;
  RETURN QUERY SELECT * FROM lookups.find_pending_seat(given_token_hash, at);
END $$;

-- Assigns that seat to the bound user, whose account was created with the seat's address, and ends its links. From
-- then on the seat counts instead of its reservation, which stays until it expires: removing it would reveal the
-- account.
CREATE FUNCTION lookups.accept_seat(given_token_hash bytea, at timestamptz)
RETURNS void
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = '' AS $$
DECLARE
  bound_app CONSTANT uuid := nullif(current_setting('app.id', true), '')::uuid;
  taken record;
BEGIN
  UPDATE public.seat s
  SET status = 'ACCEPTED', account_id = u.id, first_name = u.first_name, last_name = u.last_name, updated_at = at
  FROM lookups.lock_pending_seat(given_token_hash, at) f, public.app_user u
  WHERE s.app_id = bound_app AND s.id = f.id AND u.app_id = bound_app
    AND u.id = nullif(current_setting('app.user_id', true), '')::uuid AND u.email_address = s.email_address
  RETURNING s.id, s.sponsor_id, s.email_address INTO STRICT taken;
  UPDATE public.seat_reservation r SET confirmed_at = at
  WHERE r.app_id = bound_app AND r.sponsor_id = taken.sponsor_id AND r.email_address = taken.email_address;
  DELETE FROM public.mailed_link l
  WHERE l.app_id = bound_app AND l.seat_id = taken.id AND l.purpose IN ('INVITATION', 'REGISTRATION');
END $$;

-- The invitation to manage a sponsor's seats or an app, for the holder of its link's token.
CREATE FUNCTION lookups.find_staff_invitation(given_token_hash bytea, at timestamptz)
RETURNS TABLE (id uuid, email_address text, role text, sponsor_id uuid)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = '' AS $$
DECLARE bound_app CONSTANT uuid := nullif(current_setting('app.id', true), '')::uuid;
BEGIN
  RETURN QUERY SELECT i.id, i.email_address, i.role, i.sponsor_id
  FROM public.mailed_link l
  JOIN public.staff_invitation i ON i.app_id = bound_app AND i.id = l.staff_invitation_id
  WHERE l.app_id = bound_app AND l.token_hash = given_token_hash AND l.purpose = 'STAFF_INVITATION'
    AND l.expires_at > at AND l.used_at IS NULL;
END $$;

-- Makes the invited person's account, with the address and the role of the invitation, which ends with its links: the only
-- way in which a request makes a manager. False when the link is not valid, or another account has the address by now.
CREATE FUNCTION lookups.accept_staff_invitation(
  given_token_hash bytea, at timestamptz, new_id uuid, given_password_hash text, given_first_name text, given_last_name text
)
RETURNS boolean
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = '' AS $$
DECLARE
  bound_app CONSTANT uuid := nullif(current_setting('app.id', true), '')::uuid;
  invited record;
BEGIN
  PERFORM FROM public.mailed_link l WHERE l.app_id = bound_app AND l.token_hash = given_token_hash FOR UPDATE;
  SELECT * INTO invited FROM lookups.find_staff_invitation(given_token_hash, at);
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  INSERT INTO public.app_user (app_id, id, email_address, password_hash, first_name, last_name, role, sponsor_id,
    created_at, last_authenticated_at)
  VALUES (bound_app, new_id, invited.email_address, given_password_hash, given_first_name, given_last_name, invited.role,
    invited.sponsor_id, at, at)
  ON CONFLICT (app_id, email_address) DO NOTHING;
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  DELETE FROM public.staff_invitation i WHERE i.app_id = bound_app AND i.id = invited.id;
  RETURN true;
END $$;

-- An admin invites staff: which of the addresses have an account or a seat in an app. Only for work across tenants.
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

-- Deletes the unanswered requests of the bound user, and those made by others for the user's address.
CREATE FUNCTION lookups.drop_own_requests(given_kinds text[])
RETURNS void
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = '' AS $$
DECLARE
  bound_app CONSTANT uuid := nullif(current_setting('app.id', true), '')::uuid;
  asker CONSTANT uuid := nullif(current_setting('app.user_id', true), '')::uuid;
BEGIN
  DELETE FROM public.account_request r
  WHERE r.app_id = bound_app AND r.kind = ANY (given_kinds)
    AND (r.account_id = asker OR r.email_address = (
      SELECT u.email_address FROM public.app_user u WHERE u.app_id = bound_app AND u.id = asker));
END $$;

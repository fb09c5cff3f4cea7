-- Whether the bound transaction manages a sponsor's seats: an app's manager all of them, a sponsor's manager their own.
-- Called before rows are changed, not in that statement: a distributed database takes no function of a column there.
CREATE FUNCTION lookups.is_managed(given_sponsor uuid)
RETURNS boolean
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = '' AS $$
DECLARE bound_reach CONSTANT text := current_setting('app.reach', true);
BEGIN
  RETURN bound_reach = 'manager'
    OR (bound_reach = 'sponsor' AND given_sponsor = nullif(current_setting('app.sponsor_id', true), '')::uuid);
END $$;

-- Inviting: which of the addresses have an account or a seat, and which of these the caller may know: an app's manager
-- all, a sponsor's manager those of their own sponsor's seats. A company must not learn whether other people use this app.
CREATE FUNCTION lookups.known_addresses(given_app uuid, given_addresses text[])
RETURNS TABLE (email_address text, has_account boolean, may_be_told boolean)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = '' AS $$
DECLARE
  is_of_app CONSTANT boolean := coalesce(current_setting('app.reach', true) = 'manager', false);
BEGIN
  RETURN QUERY SELECT known.address, bool_or(known.is_account), bool_or(known.is_theirs) FROM (
    SELECT u.email_address, true, is_of_app FROM public.app_user u
    WHERE u.app_id = given_app AND u.email_address = ANY (given_addresses)
    UNION ALL
    SELECT s.email_address, false, lookups.is_managed(s.sponsor_id) FROM public.seat s
    WHERE s.app_id = given_app AND s.email_address = ANY (given_addresses)
  ) AS known (address, is_account, is_theirs) GROUP BY known.address;
END $$;

CREATE FUNCTION lookups.find_sponsor_by_slug(given_app uuid, given_slug text)
RETURNS uuid
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  RETURN (SELECT s.id FROM public.sponsor s WHERE s.app_id = given_app AND s.registration_link_slug = given_slug);
END $$;

-- The seat that is still to be filled and its company, for the holder of its link's token, and what was ticked when a registration
-- by a sponsor's link began.
CREATE FUNCTION lookups.find_pending_seat(given_app uuid, given_token_hash bytea, at timestamptz)
RETURNS TABLE (id uuid, email_address text, sponsor_name text, started_at timestamptz, terms_of_use_version text, data_protection_version text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = '' AS $$
DECLARE
  link record;
BEGIN
  SELECT l.seat_id, l.purpose INTO link FROM public.mailed_link l
  WHERE l.app_id = given_app AND l.token_hash = given_token_hash AND l.purpose IN ('INVITATION', 'REGISTRATION')
    AND l.expires_at > at AND l.used_at IS NULL;
  RETURN QUERY SELECT s.id, s.email_address, c.name, r.started_at, r.terms_of_use_version, r.data_protection_version
  FROM public.seat s
  JOIN public.sponsor c ON c.app_id = given_app AND c.id = s.sponsor_id
  LEFT JOIN public.seat_reservation r
    ON link.purpose = 'REGISTRATION' AND r.app_id = given_app AND r.sponsor_id = s.sponsor_id
    AND r.email_address = s.email_address
  WHERE s.app_id = given_app AND s.id = link.seat_id AND s.status <> 'ACCEPTED';
END $$;

-- The same with link and seat locked until the transaction ends. Volatile, so that what is found is as it is after the wait.
CREATE FUNCTION lookups.lock_pending_seat(given_app uuid, given_token_hash bytea, at timestamptz)
RETURNS TABLE (id uuid, email_address text, sponsor_name text, started_at timestamptz, terms_of_use_version text, data_protection_version text)
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = '' AS $$
DECLARE
  linked_seat uuid;
BEGIN
  SELECT l.seat_id INTO linked_seat FROM public.mailed_link l
  WHERE l.app_id = given_app AND l.token_hash = given_token_hash AND l.purpose IN ('INVITATION', 'REGISTRATION')
  FOR UPDATE;
  PERFORM FROM public.seat s WHERE s.app_id = given_app AND s.id = linked_seat FOR UPDATE;
  RETURN QUERY SELECT * FROM lookups.find_pending_seat(given_app, given_token_hash, at);
END $$;

-- Assigns that seat to the bound user, whose account was created with the seat's address, and ends its links. From
-- then on the seat counts instead of its reservation, which stays until it expires: removing it would reveal the
-- account.
CREATE FUNCTION lookups.accept_seat(given_app uuid, given_token_hash bytea, at timestamptz)
RETURNS void
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = '' AS $$
DECLARE
  pending uuid;
  taken record;
BEGIN
  SELECT f.id INTO pending FROM lookups.lock_pending_seat(given_app, given_token_hash, at) f;
  UPDATE public.seat s
  SET status = 'ACCEPTED', account_id = u.id, first_name = u.first_name, last_name = u.last_name, updated_at = at
  FROM public.app_user u
  WHERE s.app_id = given_app AND s.id = pending AND u.app_id = given_app
    AND u.id = nullif(current_setting('app.user_id', true), '')::uuid AND u.email_address = s.email_address
  RETURNING s.id, s.sponsor_id, s.email_address INTO STRICT taken;
  UPDATE public.seat_reservation r SET confirmed_at = at
  WHERE r.app_id = given_app AND r.sponsor_id = taken.sponsor_id AND r.email_address = taken.email_address;
  DELETE FROM public.mailed_link l
  WHERE l.app_id = given_app AND l.seat_id = taken.id AND l.purpose IN ('INVITATION', 'REGISTRATION');
END $$;

-- The newest link of an unfinished seat's registration that is valid, for the managers who may see the seat: copying it.
CREATE FUNCTION lookups.find_completion_link(given_app uuid, given_seat uuid, at timestamptz)
RETURNS TABLE (id uuid, expires_at timestamptz)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  RETURN QUERY SELECT l.id, l.expires_at FROM public.mailed_link l JOIN public.seat s ON s.app_id = given_app AND s.id = l.seat_id
  WHERE l.app_id = given_app AND l.seat_id = given_seat AND l.purpose IN ('INVITATION', 'REGISTRATION')
    AND l.expires_at > at AND l.used_at IS NULL AND s.status <> 'ACCEPTED' AND lookups.is_managed(s.sponsor_id)
  ORDER BY l.created_at DESC, l.id LIMIT 1;
END $$;

-- Ends the links of an unfinished seat before a new one is sent, for the managers who may see the seat; from now on it
-- counts as invited or begun. Locked in the order of a confirmation: links, then seat. False when it is finished or gone.
CREATE FUNCTION lookups.renew_seat(given_app uuid, given_seat uuid, at timestamptz)
RETURNS boolean
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = '' AS $$
DECLARE of_sponsor uuid;
BEGIN
  SELECT s.sponsor_id INTO of_sponsor FROM public.seat s WHERE s.app_id = given_app AND s.id = given_seat;
  IF lookups.is_managed(of_sponsor) IS NOT TRUE THEN RETURN false; END IF;
  PERFORM FROM public.mailed_link l WHERE l.app_id = given_app AND l.seat_id = given_seat FOR UPDATE;
  UPDATE public.seat s SET updated_at = at
  WHERE s.app_id = given_app AND s.id = given_seat AND s.sponsor_id = of_sponsor AND s.status <> 'ACCEPTED';
  IF NOT FOUND THEN RETURN false; END IF;
  DELETE FROM public.mailed_link l
  WHERE l.app_id = given_app AND l.seat_id = given_seat AND l.purpose IN ('INVITATION', 'REGISTRATION');
  RETURN true;
END $$;

-- Frees a seat without an account, for the managers who may see it: with its links, the registration that was begun by the sponsor's
-- link, and the mails that wait with a link which ends now. False when it is finished or gone.
CREATE FUNCTION lookups.withdraw_seat(given_app uuid, given_seat uuid)
RETURNS boolean
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = '' AS $$
DECLARE
  of_sponsor uuid;
  freed record;
BEGIN
  SELECT s.sponsor_id INTO of_sponsor FROM public.seat s WHERE s.app_id = given_app AND s.id = given_seat;
  IF lookups.is_managed(of_sponsor) IS NOT TRUE THEN RETURN false; END IF;
  PERFORM FROM public.mailed_link l WHERE l.app_id = given_app AND l.seat_id = given_seat FOR UPDATE;
  DELETE FROM public.seat s
  WHERE s.app_id = given_app AND s.id = given_seat AND s.sponsor_id = of_sponsor AND s.account_id IS NULL
  RETURNING s.sponsor_id, s.email_address INTO freed;
  IF NOT FOUND THEN RETURN false; END IF;
  DELETE FROM public.seat_reservation r
  WHERE r.app_id = given_app AND r.sponsor_id = freed.sponsor_id AND r.email_address = freed.email_address;
  DELETE FROM public.mail m
  WHERE m.app_id = given_app AND m.to_address = freed.email_address
    AND m.kind IN ('invitation', 'registration-confirmation');
  RETURN true;
END $$;

CREATE FUNCTION lookups.leaving_rules(given_app uuid)
RETURNS TABLE (grace_days integer, allows_private_members boolean)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  RETURN QUERY SELECT a.grace_days_after_revoking, a.allows_private_members FROM public.app a WHERE a.app_id = given_app;
END $$;

-- Revokes a used seat for the managers who may see it, and keeps what it said until the account's last day. False when it is
-- gone or not used.
CREATE FUNCTION lookups.begin_departure(given_app uuid, given_seat uuid, new_id uuid, at timestamptz, given_end date)
RETURNS boolean
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = '' AS $$
DECLARE
  of_sponsor uuid;
  freed record;
BEGIN
  SELECT s.sponsor_id INTO of_sponsor FROM public.seat s WHERE s.app_id = given_app AND s.id = given_seat;
  IF lookups.is_managed(of_sponsor) IS NOT TRUE THEN RETURN false; END IF;
  DELETE FROM public.seat s
  WHERE s.app_id = given_app AND s.id = given_seat AND s.sponsor_id = of_sponsor AND s.account_id IS NOT NULL
  RETURNING s.account_id, s.sponsor_id, s.email_address, s.first_name, s.last_name, s.is_by_link, s.created_at, s.updated_at
  INTO freed;
  IF NOT FOUND THEN RETURN false; END IF;
  INSERT INTO public.account_departure (app_id, id, account_id, sponsor_id, email_address, first_name, last_name, is_by_link,
    seat_created_at, seat_updated_at, revoked_at, ends_on)
  VALUES (given_app, new_id, freed.account_id, freed.sponsor_id, freed.email_address, freed.first_name, freed.last_name,
    freed.is_by_link, freed.created_at, freed.updated_at, at, given_end);
  RETURN true;
END $$;

-- Gives the seat back, for the managers who may see the departure. False when it is over, or its address has another seat.
CREATE FUNCTION lookups.undo_departure(given_app uuid, given_departure uuid)
RETURNS boolean
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = '' AS $$
DECLARE
  of_sponsor uuid;
  undone record;
BEGIN
  SELECT d.sponsor_id INTO of_sponsor FROM public.account_departure d WHERE d.app_id = given_app AND d.id = given_departure;
  IF lookups.is_managed(of_sponsor) IS NOT TRUE THEN RETURN false; END IF;
  DELETE FROM public.account_departure d
  WHERE d.app_id = given_app AND d.id = given_departure AND d.sponsor_id = of_sponsor
  RETURNING d.* INTO undone;
  IF NOT FOUND THEN RETURN false; END IF;
  INSERT INTO public.seat (app_id, id, sponsor_id, email_address, status, is_by_link, first_name, last_name, account_id,
    created_at, updated_at)
  VALUES (given_app, undone.id, undone.sponsor_id, undone.email_address, 'ACCEPTED', undone.is_by_link, undone.first_name,
    undone.last_name, undone.account_id, undone.seat_created_at, undone.seat_updated_at)
  ON CONFLICT (app_id, email_address) DO NOTHING;
  RETURN FOUND;
END $$;

-- Deletes the registrations that were begun with the bound user's address, or with the one of the user's seat, former or not.
CREATE FUNCTION lookups.drop_own_reservations(given_app uuid)
RETURNS void
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = '' AS $$
DECLARE
  leaving CONSTANT uuid := nullif(current_setting('app.user_id', true), '')::uuid;
BEGIN
  DELETE FROM public.seat_reservation r WHERE r.app_id = given_app AND r.email_address IN (
    SELECT u.email_address FROM public.app_user u WHERE u.app_id = given_app AND u.id = leaving
    UNION ALL SELECT s.email_address FROM public.seat s WHERE s.app_id = given_app AND s.account_id = leaving
    UNION ALL SELECT d.email_address FROM public.account_departure d WHERE d.app_id = given_app AND d.account_id = leaving);
END $$;

-- A sponsor's manager and the holder of its link change the link, and none of the values that the app's managers have agreed upon.
CREATE FUNCTION resolver.keep_terms_of_sponsor()
RETURNS trigger
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  IF current_setting('app.reach', true) IN ('sponsor', 'link')
    AND (NEW.name, NEW.available_seats) IS DISTINCT FROM (OLD.name, OLD.available_seats) THEN
    RAISE EXCEPTION 'name and seats of a sponsor are for the managers of the app' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;

-- Facts about rows that a transaction may not read: each function takes exactly the proof that entitles to the answer
-- and returns as little as possible. They run as wohlauf_lookups, which owns nothing else and is subject to row-level
-- security: in the bound tenant only. They name the tenant, so that a distributed database sends the statement to one
-- machine. In plpgsql, so that their statements are planned once per connection.

-- Logging in: the stored login to check the password against.
CREATE FUNCTION lookups.find_login(given_address text)
RETURNS TABLE (id uuid, password_hash text, is_disabled boolean)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = '' AS $$
DECLARE bound_app CONSTANT uuid := nullif(current_setting('app.id', true), '')::uuid;
BEGIN
  RETURN QUERY SELECT u.id, u.password_hash, u.is_disabled FROM public.app_user u
  WHERE u.app_id = bound_app AND u.email_address = given_address;
END $$;

-- Taking an address: whether an account has it.
CREATE FUNCTION lookups.has_account(given_address text)
RETURNS boolean
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = '' AS $$
DECLARE bound_app CONSTANT uuid := nullif(current_setting('app.id', true), '')::uuid;
BEGIN
  RETURN EXISTS (SELECT FROM public.app_user u WHERE u.app_id = bound_app AND u.email_address = given_address);
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

-- Whether the bound transaction manages a sponsor's seats: an app's manager all of them, a sponsor's manager the own.
CREATE FUNCTION lookups.is_managed(given_sponsor uuid)
RETURNS boolean
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = '' AS $$
DECLARE bound_reach CONSTANT text := current_setting('app.reach', true);
BEGIN
  RETURN bound_reach = 'manager'
    OR (bound_reach = 'sponsor' AND given_sponsor = nullif(current_setting('app.sponsor_id', true), '')::uuid);
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

-- The newest link of an unfinished seat's registration that is valid, for the managers who may see the seat: copying it.
CREATE FUNCTION lookups.find_completion_link(given_seat uuid, at timestamptz)
RETURNS TABLE (id uuid, expires_at timestamptz)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = '' AS $$
DECLARE bound_app CONSTANT uuid := nullif(current_setting('app.id', true), '')::uuid;
BEGIN
  RETURN QUERY SELECT l.id, l.expires_at FROM public.mailed_link l JOIN public.seat s ON s.app_id = bound_app AND s.id = l.seat_id
  WHERE l.app_id = bound_app AND l.seat_id = given_seat AND l.purpose IN ('INVITATION', 'REGISTRATION')
    AND l.expires_at > at AND l.used_at IS NULL AND s.status <> 'ACCEPTED' AND lookups.is_managed(s.sponsor_id)
  ORDER BY l.created_at DESC, l.id LIMIT 1;
END $$;

-- Ends the links of an unfinished seat before a new one is sent, for the managers who may see the seat; from now on it
-- counts as invited or begun. Locked in the order of a confirmation: links, then seat. False when it is finished or gone.
CREATE FUNCTION lookups.renew_seat(given_seat uuid, at timestamptz)
RETURNS boolean
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = '' AS $$
DECLARE bound_app CONSTANT uuid := nullif(current_setting('app.id', true), '')::uuid;
BEGIN
  PERFORM FROM public.mailed_link l WHERE l.app_id = bound_app AND l.seat_id = given_seat FOR UPDATE;
  UPDATE public.seat s SET updated_at = at
  WHERE s.app_id = bound_app AND s.id = given_seat AND s.status <> 'ACCEPTED' AND lookups.is_managed(s.sponsor_id);
  IF NOT FOUND THEN RETURN false; END IF;
  DELETE FROM public.mailed_link l
  WHERE l.app_id = bound_app AND l.seat_id = given_seat AND l.purpose IN ('INVITATION', 'REGISTRATION');
  RETURN true;
END $$;

-- Frees a seat without an account, for the managers who may see it: with its links, the registration that was begun by the sponsor's
-- link, and the mails that wait with a link which ends now. False when it is finished or gone.
CREATE FUNCTION lookups.withdraw_seat(given_seat uuid)
RETURNS boolean
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = '' AS $$
DECLARE
  bound_app CONSTANT uuid := nullif(current_setting('app.id', true), '')::uuid;
  freed record;
BEGIN
  PERFORM FROM public.mailed_link l WHERE l.app_id = bound_app AND l.seat_id = given_seat FOR UPDATE;
  DELETE FROM public.seat s
  WHERE s.app_id = bound_app AND s.id = given_seat AND s.account_id IS NULL AND lookups.is_managed(s.sponsor_id)
  RETURNING s.sponsor_id, s.email_address INTO freed;
  IF NOT FOUND THEN RETURN false; END IF;
  DELETE FROM public.seat_reservation r
  WHERE r.app_id = bound_app AND r.sponsor_id = freed.sponsor_id AND r.email_address = freed.email_address;
  DELETE FROM public.mail m
  WHERE m.app_id = bound_app AND m.to_address = freed.email_address
    AND m.kind IN ('invitation', 'registration-confirmation');
  RETURN true;
END $$;

-- What an app lets those do who lose their seat.
CREATE FUNCTION lookups.leaving_rules()
RETURNS TABLE (grace_days integer, allows_private_members boolean)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = '' AS $$
DECLARE bound_app CONSTANT uuid := nullif(current_setting('app.id', true), '')::uuid;
BEGIN
  RETURN QUERY SELECT a.grace_days_after_revoking, a.allows_private_members FROM public.app a WHERE a.app_id = bound_app;
END $$;

-- Revokes a used seat for the managers who may see it, and keeps what it said until the account's last day. False when it is
-- gone or not used.
CREATE FUNCTION lookups.begin_departure(given_seat uuid, new_id uuid, at timestamptz, given_end date)
RETURNS boolean
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = '' AS $$
DECLARE
  bound_app CONSTANT uuid := nullif(current_setting('app.id', true), '')::uuid;
  freed record;
BEGIN
  DELETE FROM public.seat s
  WHERE s.app_id = bound_app AND s.id = given_seat AND s.account_id IS NOT NULL AND lookups.is_managed(s.sponsor_id)
  RETURNING s.account_id, s.sponsor_id, s.email_address, s.first_name, s.last_name, s.is_by_link, s.created_at, s.updated_at
  INTO freed;
  IF NOT FOUND THEN RETURN false; END IF;
  INSERT INTO public.account_departure (app_id, id, account_id, sponsor_id, email_address, first_name, last_name, is_by_link,
    seat_created_at, seat_updated_at, revoked_at, ends_on)
  VALUES (bound_app, new_id, freed.account_id, freed.sponsor_id, freed.email_address, freed.first_name, freed.last_name,
    freed.is_by_link, freed.created_at, freed.updated_at, at, given_end);
  RETURN true;
END $$;

-- Gives the seat back, for the managers who may see the departure. False when it is over, or its address has another seat.
CREATE FUNCTION lookups.undo_departure(given_departure uuid)
RETURNS boolean
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = '' AS $$
DECLARE
  bound_app CONSTANT uuid := nullif(current_setting('app.id', true), '')::uuid;
  undone record;
BEGIN
  DELETE FROM public.account_departure d
  WHERE d.app_id = bound_app AND d.id = given_departure AND lookups.is_managed(d.sponsor_id)
  RETURNING d.* INTO undone;
  IF NOT FOUND THEN RETURN false; END IF;
  INSERT INTO public.seat (app_id, id, sponsor_id, email_address, status, is_by_link, first_name, last_name, account_id,
    created_at, updated_at)
  VALUES (bound_app, undone.id, undone.sponsor_id, undone.email_address, 'ACCEPTED', undone.is_by_link, undone.first_name,
    undone.last_name, undone.account_id, undone.seat_created_at, undone.seat_updated_at)
  ON CONFLICT (app_id, email_address) DO NOTHING;
  RETURN FOUND;
END $$;

-- The sponsor of a registration link, for the holder of the link.
CREATE FUNCTION lookups.find_sponsor_by_slug(given_slug text)
RETURNS uuid
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = '' AS $$
DECLARE bound_app CONSTANT uuid := nullif(current_setting('app.id', true), '')::uuid;
BEGIN
  RETURN (SELECT s.id FROM public.sponsor s WHERE s.app_id = bound_app AND s.registration_link_slug = given_slug);
END $$;

-- Ends a session, also an expired one, for the holder of its token.
CREATE FUNCTION lookups.end_session(given_token_hash bytea)
RETURNS void
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = '' AS $$
DECLARE bound_app CONSTANT uuid := nullif(current_setting('app.id', true), '')::uuid;
BEGIN
  DELETE FROM public.session s WHERE s.app_id = bound_app AND s.token_hash = given_token_hash;
END $$;

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

-- Deletes the waiting mails that contain the bound user's address, also those to others.
CREATE FUNCTION lookups.drop_own_mails()
RETURNS void
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = '' AS $$
DECLARE
  bound_app CONSTANT uuid := nullif(current_setting('app.id', true), '')::uuid;
  own_address text;
BEGIN
  SELECT u.email_address INTO own_address FROM public.app_user u
  WHERE u.app_id = bound_app AND u.id = nullif(current_setting('app.user_id', true), '')::uuid;
  DELETE FROM public.mail m WHERE m.app_id = bound_app AND (m.to_address = own_address OR m.reply_to = own_address);
END $$;

-- Deletes the registrations that were begun with the bound user's address, or with the one of the user's seat, former or not.
CREATE FUNCTION lookups.drop_own_reservations()
RETURNS void
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = '' AS $$
DECLARE
  bound_app CONSTANT uuid := nullif(current_setting('app.id', true), '')::uuid;
  leaving CONSTANT uuid := nullif(current_setting('app.user_id', true), '')::uuid;
BEGIN
  DELETE FROM public.seat_reservation r WHERE r.app_id = bound_app AND r.email_address IN (
    SELECT u.email_address FROM public.app_user u WHERE u.app_id = bound_app AND u.id = leaving
    UNION ALL SELECT s.email_address FROM public.seat s WHERE s.app_id = bound_app AND s.account_id = leaving
    UNION ALL SELECT d.email_address FROM public.account_departure d WHERE d.app_id = bound_app AND d.account_id = leaving);
END $$;

-- How many learners are in the middle of each module, for managers, who cannot read users' progress.
CREATE FUNCTION lookups.count_learners_in_modules()
RETURNS TABLE (module_id uuid, learners bigint)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = '' AS $$
DECLARE bound_app CONSTANT uuid := nullif(current_setting('app.id', true), '')::uuid;
BEGIN
  RETURN QUERY SELECT p.module_id, count(*) FROM public.module_progress p
  WHERE p.app_id = bound_app AND p.completed_at IS NULL
    AND cardinality(p.seen_page_ids) + cardinality(p.confirmed_exercise_page_ids) > 0
  GROUP BY p.module_id;
END $$;

-- How many learners found an item helpful: only for the job that publishes it rounded. Exact counts would show a manager who watches
-- somebody answer what the answer was.
CREATE FUNCTION lookups.count_helpful_votes()
RETURNS TABLE (module_page_id uuid, blog_article_id uuid, recipe_id uuid, helpful bigint, not_helpful bigint)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = '' AS $$
DECLARE bound_app CONSTANT uuid := nullif(current_setting('app.id', true), '')::uuid;
BEGIN
  RETURN QUERY SELECT v.module_page_id, v.blog_article_id, v.recipe_id, count(*) FILTER (WHERE v.is_helpful), count(*) FILTER (WHERE NOT v.is_helpful)
  FROM public.helpful_vote v WHERE v.app_id = bound_app AND current_setting('app.reach', true) = 'app'
  GROUP BY v.module_page_id, v.blog_article_id, v.recipe_id;
END $$;

-- Takes a push token from whichever account has it, for the caller who shows the token: the device has changed hands.
CREATE FUNCTION lookups.release_push_token(given_token_hash bytea)
RETURNS void
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = '' AS $$
DECLARE bound_app CONSTANT uuid := nullif(current_setting('app.id', true), '')::uuid;
BEGIN
  DELETE FROM public.device d WHERE d.app_id = bound_app AND d.push_token_hash = given_token_hash;
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


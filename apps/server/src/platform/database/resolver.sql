-- Finds the app of each host and, if the token's hash of the same position belongs to an active session of that app, its user:
-- this must be known before a tenant can be bound. Several requests in one call, because a call costs more than what it finds. A
-- host without an app has no row. Runs as wohlauf_resolver, which may read only these tables. In plpgsql, because its
-- statements are planned once per connection; a function in SQL is planned on every call, which took longer than everything
-- else. One request after the other, and each one's app first, so that every statement names one tenant. The app is looked up
-- once for requests of the same host in a row.
-- A request may wish for own rows of its user, by the names of `alongside.ts`. They are read bound to this user, like a request
-- that has been opened: wohlauf_resolver sees nobody else's. Bound by SET LOCAL, as in `binding.ts`, which a function must be
-- volatile for.
CREATE FUNCTION resolver.open_requests(
  given_hosts text[], given_token_hashes bytea[], given_times timestamptz[], given_wishes text[]
)
RETURNS TABLE (
  app_id uuid, title text, prevention_type text, style text, host text, enabled_features text, app_store_link text,
  play_store_link text, user_id uuid, role text, sponsor_id uuid, has_completed_onboarding boolean, is_disabled boolean,
  last_seen_at timestamptz, health_consent_version text, is_impersonated boolean, is_in_maintenance boolean,
  content_version uuid, proved_at timestamptz, brand_colour text, logo_id uuid, logo_width integer, logo_height integer,
  registered_at timestamptz, articles_read text, module_progress text, "position" integer
)
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = '' AS $$
DECLARE found_app uuid; bound_app uuid; last_host text;
BEGIN
  FOR at IN 1 .. cardinality(given_hosts) LOOP
    IF given_hosts[at] IS DISTINCT FROM last_host THEN
      last_host := given_hosts[at];
      SELECT h.app_id INTO found_app FROM public.app_host h WHERE h.host = last_host;
      SELECT a.app_id, a.title, a.prevention_type, a.style, a.host, array_to_string(a.enabled_features, ','),
        a.app_store_link, a.play_store_link, a.is_in_maintenance, c.version, b.colour, b.logo_id, b.logo_width, b.logo_height
      INTO app_id, title, prevention_type, style, host, enabled_features,
        app_store_link, play_store_link, is_in_maintenance, content_version, brand_colour, logo_id, logo_width, logo_height
      FROM public.app a
      LEFT JOIN public.app_branding b ON b.app_id = found_app
      LEFT JOIN public.content_version c ON c.app_id = found_app
      WHERE a.app_id = found_app;
    END IF;
    CONTINUE WHEN app_id IS NULL;
    SELECT u.id, u.role, u.sponsor_id, u.has_completed_onboarding, u.is_disabled,
      s.last_seen_at, u.health_consent_version, s.impersonator_admin_id IS NOT NULL, coalesce(s.proved_at, 'epoch'), u.created_at
    INTO user_id, role, sponsor_id, has_completed_onboarding, is_disabled,
      last_seen_at, health_consent_version, is_impersonated, proved_at, registered_at
    FROM public.session s JOIN public.app_user u ON u.app_id = found_app AND u.id = s.user_id
    WHERE s.app_id = found_app AND s.token_hash = given_token_hashes[at]
      AND s.expires_at > given_times[at] AND s.last_seen_at > given_times[at] - make_interval(secs => s.idle_seconds)
      AND (s.impersonator_admin_id IS NULL OR EXISTS (
        SELECT FROM public.admin_user v WHERE v.id = s.impersonator_admin_id AND NOT v.is_disabled));
    articles_read := NULL;
    module_progress := NULL;
    IF given_wishes[at] <> '' AND NOT is_disabled THEN
      IF found_app IS DISTINCT FROM bound_app THEN
        EXECUTE format('SET LOCAL app.id = %L', found_app);
        bound_app := found_app;
      END IF;
      EXECUTE format('SET LOCAL app.user_id = %L', user_id);
      IF strpos(given_wishes[at], 'articles-read') > 0 THEN
        articles_read := (
          SELECT string_agg(r.blog_article_id::text, ',') FROM public.blog_article_reading r
          WHERE r.app_id = found_app AND r.user_id = open_requests.user_id);
      END IF;
      IF strpos(given_wishes[at], 'module-progress') > 0 THEN
        module_progress := (
          SELECT json_agg(json_build_array(
            p.module_id, p.seen_page_ids, p.confirmed_exercise_page_ids, p.last_viewed_at, p.completed_at))
          FROM public.module_progress p WHERE p.app_id = found_app AND p.user_id = open_requests.user_id);
      END IF;
    END IF;
    "position" := at;
    RETURN NEXT;
  END LOOP;
END $$;

-- The same for one request after waiting for concurrent changes of the caller's account, which is locked from then on until the
-- transaction ends. Volatile, so that it reads the state after the wait.
CREATE FUNCTION resolver.open_request_under_lock(
  given_host text, given_token_hash bytea, at timestamptz, given_wish text
)
RETURNS TABLE (
  app_id uuid, title text, prevention_type text, style text, host text, enabled_features text, app_store_link text,
  play_store_link text, user_id uuid, role text, sponsor_id uuid, has_completed_onboarding boolean, is_disabled boolean,
  last_seen_at timestamptz, health_consent_version text, is_impersonated boolean, is_in_maintenance boolean,
  content_version uuid, proved_at timestamptz, brand_colour text, logo_id uuid, logo_width integer, logo_height integer,
  registered_at timestamptz, articles_read text, module_progress text, "position" integer
)
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = '' AS $$
DECLARE found_app uuid; found_user uuid;
BEGIN
  SELECT h.app_id INTO found_app FROM public.app_host h WHERE h.host = given_host;
  SELECT s.user_id INTO found_user FROM public.session s WHERE s.app_id = found_app AND s.token_hash = given_token_hash;
  PERFORM FROM public.app_user u WHERE u.app_id = found_app AND u.id = found_user FOR NO KEY UPDATE;
  RETURN QUERY SELECT * FROM resolver.open_requests(
    ARRAY[given_host], ARRAY[given_token_hash], ARRAY[at], ARRAY[given_wish]);
END $$;

-- Only the app of a host: for files that are requested without a session.
CREATE FUNCTION resolver.find_app(given_host text)
RETURNS uuid
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  RETURN (SELECT h.app_id FROM public.app_host h WHERE h.host = given_host);
END $$;

-- A person's own picture, requested without a session: its owner and all of the owner's active sessions, of which the
-- address must be signed for one. No admin's visit, and nobody whose account is disabled.
CREATE FUNCTION resolver.find_private_image(given_host text, given_image_id uuid, at timestamptz)
RETURNS TABLE (app_id uuid, user_id uuid, token_hash bytea, widths smallint[])
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = '' AS $$
DECLARE found_app uuid;
BEGIN
  SELECT h.app_id INTO found_app FROM public.app_host h WHERE h.host = given_host;
  RETURN QUERY SELECT p.app_id, p.user_id, s.token_hash, p.widths
  FROM public.private_image p
  JOIN public.app_user u ON u.app_id = found_app AND u.id = p.user_id AND NOT u.is_disabled
  JOIN public.session s ON s.app_id = found_app AND s.user_id = p.user_id AND s.expires_at > at
    AND s.last_seen_at > at - make_interval(secs => s.idle_seconds) AND s.impersonator_admin_id IS NULL
  WHERE p.app_id = found_app AND p.id = given_image_id;
END $$;

-- Changes the content version of a changed row's app, once per transaction. Runs when the transaction commits: the
-- version's row is locked only from then on, so that editors neither wait for each other nor deadlock.
CREATE FUNCTION resolver.move_content_version()
RETURNS trigger
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = '' AS $$
DECLARE changed_app CONSTANT uuid := coalesce(NEW.app_id, OLD.app_id);
BEGIN
  INSERT INTO public.content_version AS v (app_id, version)
  SELECT changed_app, gen_random_uuid() FROM public.app a WHERE a.app_id = changed_app
  ON CONFLICT (app_id) DO UPDATE SET version = excluded.version WHERE v.xmin <> pg_current_xact_id()::xid;
  RETURN NULL;
END $$;

-- Keeps the audit log as it was written, whoever asks, the tables' owner too. What is older than 400 days may go.
CREATE FUNCTION resolver.keep_audit_entries()
RETURNS trigger
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.at < now() - interval '400 days' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'the audit log is append-only' USING ERRCODE = 'insufficient_privilege';
END $$;

-- Keeps a legal text that has come into force, whoever asks: by the database's own clock, as people in Berlin read it. It goes
-- only with its app, which is gone when its rows follow.
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

-- A sponsor's manager and the holder of its link change the link, and nothing of what the app's managers have agreed upon.
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

-- By the database's own clock: whoever may run it can remove nothing before its time.
CREATE FUNCTION resolver.remove_old_audit_entries()
RETURNS void
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  DELETE FROM public.audit_entry e WHERE e.at < now() - interval '400 days';
END $$;

-- How admins read who did something: addresses of an app's staff, never of its learners. Only for work across tenants.
CREATE FUNCTION resolver.staff_addresses(given_app uuid, given_ids uuid[])
RETURNS TABLE (id uuid, email_address text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  RETURN QUERY SELECT u.id, u.email_address FROM public.app_user u
  WHERE u.app_id = given_app AND u.id = ANY (given_ids) AND u.role <> 'ROLE_USER';
END $$;
GRANT EXECUTE ON FUNCTION resolver.staff_addresses TO wohlauf_platform;

-- How admins read what something was done to: the present titles of what an app's editors have written, and of its sponsors.
-- Nothing of a learner has a title here. Only for work across tenants.
CREATE FUNCTION resolver.titles_of_content(given_app uuid, given_ids uuid[])
RETURNS TABLE (id uuid, title text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  RETURN QUERY
  SELECT c.id, c.title FROM public.module c WHERE c.app_id = given_app AND c.id = ANY (given_ids)
  UNION ALL SELECT c.id, c.title FROM public.module_page c WHERE c.app_id = given_app AND c.id = ANY (given_ids)
  UNION ALL SELECT c.id, c.title FROM public.content_element c WHERE c.app_id = given_app AND c.id = ANY (given_ids)
  UNION ALL SELECT c.id, c.title FROM public.blog_article c WHERE c.app_id = given_app AND c.id = ANY (given_ids)
  UNION ALL SELECT c.id, c.title FROM public.blog_article_content_element c
    WHERE c.app_id = given_app AND c.id = ANY (given_ids)
  UNION ALL SELECT c.id, c.name FROM public.recipe c WHERE c.app_id = given_app AND c.id = ANY (given_ids)
  UNION ALL SELECT c.id, c.title FROM public.document c WHERE c.app_id = given_app AND c.id = ANY (given_ids)
  UNION ALL SELECT c.id, c.name FROM public.experience_report c WHERE c.app_id = given_app AND c.id = ANY (given_ids)
  UNION ALL SELECT c.id, c.title FROM public.habit c WHERE c.app_id = given_app AND c.id = ANY (given_ids)
  UNION ALL SELECT c.id, c.title FROM public.user_goal_proposal c WHERE c.app_id = given_app AND c.id = ANY (given_ids)
  UNION ALL SELECT c.id, c.title FROM public.publication c WHERE c.app_id = given_app AND c.id = ANY (given_ids)
  UNION ALL SELECT c.id, c.name FROM public.sponsor c WHERE c.app_id = given_app AND c.id = ANY (given_ids);
END $$;
GRANT EXECUTE ON FUNCTION resolver.titles_of_content TO wohlauf_platform;

-- How admins read the users of one app: names, no content, and at most one page behind a row. What is asked for is found
-- in an index that contains the address; only the rows of the page are read.
CREATE FUNCTION resolver.users_of_app(given_app uuid, given_parts text[], after_address text, after_id uuid, most integer)
RETURNS TABLE (
  id uuid, email_address text, first_name text, last_name text, role text, last_authenticated_at timestamptz,
  is_disabled boolean, has_second_factor boolean
)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  RETURN QUERY SELECT u.id, u.email_address, u.first_name, u.last_name, u.role, u.last_authenticated_at, u.is_disabled, EXISTS (
    SELECT FROM public.second_factor f WHERE f.app_id = given_app AND f.user_id = u.id AND f.enabled_at IS NOT NULL)
  FROM (
    SELECT c.id FROM public.app_user c
    WHERE c.app_id = given_app AND (c.email_address, c.id) > (after_address, after_id)
      AND EXISTS (SELECT FROM unnest(given_parts) AS part WHERE strpos(c.email_address, part) > 0)
    ORDER BY c.email_address, c.id LIMIT most
  ) AS found
  JOIN public.app_user u ON u.app_id = given_app AND u.id = found.id
  ORDER BY u.email_address, u.id;
END $$;
GRANT EXECUTE ON FUNCTION resolver.users_of_app TO wohlauf_platform;

-- How admins disable and enable an account. The account's row is changed first: a login that is on its way is waited for, and
-- its session ends too. Devices are deleted with the sessions that registered them.
CREATE FUNCTION resolver.set_account_disabled(given_app uuid, given_user uuid, given_disabled boolean)
RETURNS boolean
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  UPDATE public.app_user u SET is_disabled = given_disabled WHERE u.app_id = given_app AND u.id = given_user;
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  IF given_disabled THEN
    DELETE FROM public.session s WHERE s.app_id = given_app AND s.user_id = given_user;
  END IF;
  RETURN true;
END $$;
GRANT EXECUTE ON FUNCTION resolver.set_account_disabled TO wohlauf_platform;

-- How admins switch off the second factor of somebody who has lost it: all sessions end in the same transaction. A login that is
-- on its way is waited for, as above. What is left of the factor opens nothing; a job removes it when it notifies the owner.
CREATE FUNCTION resolver.switch_second_factor_off(given_app uuid, given_user uuid)
RETURNS uuid
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = '' AS $$
DECLARE found_enrolment uuid;
BEGIN
  PERFORM FROM public.app_user u WHERE u.app_id = given_app AND u.id = given_user FOR NO KEY UPDATE;
  UPDATE public.second_factor f SET enabled_at = NULL, recovery_code_hashes = '{}', sealed_secret = ''
  WHERE f.app_id = given_app AND f.user_id = given_user AND f.enabled_at IS NOT NULL
  RETURNING f.enrolment_id INTO found_enrolment;
  IF found_enrolment IS NOT NULL THEN
    DELETE FROM public.session s WHERE s.app_id = given_app AND s.user_id = given_user;
  END IF;
  RETURN found_enrolment;
END $$;
GRANT EXECUTE ON FUNCTION resolver.switch_second_factor_off TO wohlauf_platform;

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

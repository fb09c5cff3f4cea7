-- Finds the app of each host and, if the token's hash of the same position belongs to an active session of
-- that app, its user: this must be known before a tenant can be bound. A host without an app has no row. Each
-- part of the answer is one JSON, whose shape `request-scope.ts` states; the app's is missing where it is
-- that of the row before.
-- Several requests in one call, because a call costs more than what it finds; in plpgsql, because a function
-- in SQL is planned on every call. One request after the other, and each one's app first, so that every
-- statement names one tenant. Runs as wohlauf_resolver. Prefetches (`prefetch.ts`) are read in the statement that finds the
-- session: a distributed database sends it with them to the machine that has the rows.
CREATE FUNCTION resolver.open_requests(
  given_hosts text[], given_token_hashes bytea[], given_times timestamptz[], given_prefetches text[], given_ids uuid[]
)
RETURNS TABLE ("position" integer, app json, "user" json, prefetch text)
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = '' AS $$
DECLARE found_app uuid; last_host text;
BEGIN
  FOR at IN 1 .. cardinality(given_hosts) LOOP
    IF given_hosts[at] IS DISTINCT FROM last_host THEN
      last_host := given_hosts[at];
      SELECT h.app_id INTO found_app FROM public.app_host h WHERE h.host = last_host;
      SELECT json_build_object(
        'appId', a.app_id, 'appTitle', a.title, 'appPreventionType', a.prevention_type, 'appStyle', a.style, 'appHost', a.host,
        'appEnabledFeatures', a.enabled_features, 'appStoreLink', a.app_store_link, 'playStoreLink', a.play_store_link,
        'isInMaintenance', a.is_in_maintenance, 'lowestShellVersion', a.lowest_shell_version, 'contentVersion', c.version,
        'colour', b.colour, 'logoId', b.logo_id, 'logoWidth', b.logo_width, 'logoHeight', b.logo_height,
        'optionalLegalTexts', resolver.optional_legal_texts(a.app_id, given_times[at]))
      INTO app
      FROM public.app a
      LEFT JOIN public.app_branding b ON b.app_id = found_app
      LEFT JOIN public.content_version c ON c.app_id = found_app
      WHERE a.app_id = found_app;
    END IF;
    CONTINUE WHEN found_app IS NULL;
    SELECT json_build_object(
      'id', u.id, 'sessionId', s.id, 'role', u.role, 'sponsorId', u.sponsor_id, 'hasCompletedOnboarding', u.has_completed_onboarding,
      'isDisabled', u.is_disabled, 'registeredAt', u.created_at, 'lastSeenAt', s.last_seen_at,
      'provedAt', coalesce(s.proved_at, 'epoch'), 'healthConsentVersion', u.health_consent_version,
      'isImpersonated', s.impersonator_admin_id IS NOT NULL),
      CASE WHEN given_prefetches[at] <> '' AND NOT u.is_disabled
        THEN resolver.prefetch(found_app, u.id, given_prefetches[at], given_ids[at]) END
    INTO "user", prefetch
    FROM public.session s JOIN public.app_user u ON u.app_id = found_app AND u.id = s.user_id
    WHERE s.app_id = found_app AND s.token_hash = given_token_hashes[at]
      AND s.expires_at > given_times[at] AND s.last_seen_at > given_times[at] - make_interval(secs => s.idle_seconds)
      AND (s.impersonator_admin_id IS NULL OR EXISTS (
        SELECT FROM public.admin_user v WHERE v.id = s.impersonator_admin_id AND NOT v.is_disabled));
    "position" := at;
    RETURN NEXT;
    app := NULL;
  END LOOP;
END $$;

-- Whose account to lock before a request is opened. The session may have ended: that is found when it is opened.
CREATE FUNCTION resolver.find_caller(given_host text, given_token_hash bytea)
RETURNS TABLE (app_id uuid, user_id uuid)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = '' AS $$
DECLARE found_app uuid;
BEGIN
  SELECT h.app_id INTO found_app FROM public.app_host h WHERE h.host = given_host;
  RETURN QUERY SELECT s.app_id, s.user_id FROM public.session s WHERE s.app_id = found_app AND s.token_hash = given_token_hash;
END $$;

-- Opens one request after waiting for changes of the caller's account, which stays locked until the transaction ends. The lock is the
-- caller's own, under row-level security: a distributed database has a connection for each role, and rows that one of them has locked can be changed by no other.
-- Volatile, so that it reads the state after the wait.
CREATE FUNCTION writes.open_request_under_lock(
  given_host text, given_token_hash bytea, given_time timestamptz, given_prefetch text, given_id uuid
)
RETURNS TABLE ("position" integer, app json, "user" json, prefetch text)
LANGUAGE plpgsql VOLATILE SET search_path = '' AS $$
DECLARE found_app uuid; found_user uuid;
BEGIN
  SELECT c.app_id, c.user_id INTO found_app, found_user FROM resolver.find_caller(given_host, given_token_hash) c;
  IF found_user IS NOT NULL THEN
    EXECUTE format('SET LOCAL app.id = %L', found_app);
    EXECUTE format('SET LOCAL app.user_id = %L', found_user);
    PERFORM FROM public.app_user u WHERE u.app_id = found_app AND u.id = found_user FOR NO KEY UPDATE;
  END IF;
  RETURN QUERY SELECT * FROM resolver.open_requests(
    ARRAY[given_host], ARRAY[given_token_hash], ARRAY[given_time], ARRAY[given_prefetch], ARRAY[given_id]);
END $$;

-- Locks the account of a person who writes together with others (`batched-write.ts`), as every write does, but without waiting for it:
-- then no two statements can wait for each other. A session that has ended since the request was admitted admits nothing, nor
-- does a consent that is not the given one any more; null where none is needed.
CREATE FUNCTION writes.lock_author(given_app uuid, given_user uuid, given_token_hash bytea, given_consent text)
RETURNS boolean
LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  PERFORM FROM public.app_user u
  JOIN public.session s ON s.app_id = given_app AND s.token_hash = given_token_hash AND s.user_id = given_user
  WHERE u.app_id = given_app AND u.id = given_user AND NOT u.is_disabled
    AND (given_consent IS NULL OR u.health_consent_version = given_consent)
  FOR NO KEY UPDATE OF u SKIP LOCKED;
  RETURN FOUND;
END $$;

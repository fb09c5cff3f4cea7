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

-- Finds the app of a host and, when the token's hash fits a living session of that same app, whose it is: what must be
-- known before a tenant can be bound. Runs as wohlauf_resolver, which may read just these tables. In plpgsql, because its
-- statements are planned once a connection; a function in SQL is planned on every request, which took longer than all else.
CREATE FUNCTION resolver.open_request(given_host text, given_token_hash bytea, at timestamptz)
RETURNS TABLE (
  app_id uuid, title text, prevention_type text, style text, host text, enabled_features text, app_store_link text,
  play_store_link text, user_id uuid, role text, sponsor_id uuid, has_completed_onboarding boolean, is_disabled boolean,
  last_seen_at timestamptz, health_consent_version text, is_impersonated boolean, is_in_maintenance boolean
)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  RETURN QUERY
  SELECT a.app_id, a.title, a.prevention_type, a.style, a.host, array_to_string(a.enabled_features, ','),
    a.app_store_link, a.play_store_link, u.id, u.role, u.sponsor_id, u.has_completed_onboarding, u.is_disabled,
    s.last_seen_at, u.health_consent_version, s.impersonator_admin_id IS NOT NULL, a.is_in_maintenance
  FROM public.app_host h
  JOIN public.app a ON a.app_id = h.app_id
  LEFT JOIN public.session s ON s.token_hash = given_token_hash AND s.app_id = a.app_id AND s.expires_at > at
    AND s.last_seen_at > at - make_interval(secs => s.idle_seconds)
    AND (s.impersonator_admin_id IS NULL OR EXISTS (
      SELECT FROM public.admin_user v WHERE v.id = s.impersonator_admin_id AND NOT v.is_disabled))
  LEFT JOIN public.app_user u ON u.app_id = s.app_id AND u.id = s.user_id
  WHERE h.host = given_host;
END $$;

-- A person's own picture, whose address is signed for a session of its owner. No admin's visit, and nobody
-- whose account is disabled.
CREATE FUNCTION resolver.find_private_image(given_host text, given_image_id uuid, given_session_id uuid, at timestamptz)
RETURNS TABLE (app_id uuid, user_id uuid, widths smallint[])
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = '' AS $$
DECLARE found_app uuid;
BEGIN
  SELECT h.app_id INTO found_app FROM public.app_host h WHERE h.host = given_host;
  RETURN QUERY SELECT p.app_id, p.user_id, p.widths
  FROM public.private_image p
  JOIN public.app_user u ON u.app_id = found_app AND u.id = p.user_id AND NOT u.is_disabled
  JOIN public.session s ON s.app_id = found_app AND s.user_id = p.user_id AND s.id = given_session_id AND s.expires_at > at
    AND s.last_seen_at > at - make_interval(secs => s.idle_seconds) AND s.impersonator_admin_id IS NULL
  WHERE p.app_id = found_app AND p.id = given_image_id;
END $$;

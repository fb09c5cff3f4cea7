CREATE FUNCTION resolver.prefetch_last_page_seen_at(given_app uuid, given_user uuid, given_id uuid)
RETURNS json
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (
    SELECT to_json(max(e.created_at)) FROM public.health_point_entry e
    WHERE e.app_id = given_app AND e.user_id = given_user AND e.reason = 'module-page-seen');
END $$;

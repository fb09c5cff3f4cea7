-- A user's progress in all modules.
CREATE FUNCTION resolver.prefetch_module_progress(given_app uuid, given_user uuid, given_id uuid)
RETURNS json
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (
    SELECT json_agg(json_build_array(
      p.module_id, p.seen_page_ids, p.confirmed_exercise_page_ids, p.last_viewed_at, p.completed_at))
    FROM public.module_progress p WHERE p.app_id = given_app AND p.user_id = given_user);
END $$;

-- How many learners are in the middle of each module, for managers, who cannot read users' progress.
CREATE FUNCTION lookups.count_learners_in_modules(given_app uuid)
RETURNS TABLE (module_id uuid, learners bigint)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  RETURN QUERY SELECT p.module_id, count(*) FROM public.module_progress p
  WHERE p.app_id = given_app AND p.completed_at IS NULL
    AND cardinality(p.seen_page_ids) + cardinality(p.confirmed_exercise_page_ids) > 0
  GROUP BY p.module_id;
END $$;

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

-- Takes an element from its page. Its row stays, for learners' answers and for versions, and no request sees it any more: therefore no
-- request could change it in this way itself, and its caller, who edits content, has locked it.
CREATE FUNCTION lookups.remove_content_element(given_app uuid, given_id uuid)
RETURNS void
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = '' AS $$
DECLARE present CONSTANT timestamptz := now();
BEGIN
  IF current_setting('app.reach', true) IN ('manager', 'app') THEN
    UPDATE public.content_element e SET removed_at = present WHERE e.app_id = given_app AND e.id = given_id;
  END IF;
END $$;

-- The pictures that a module has shown: in its elements, also removed ones, and in its versions.
CREATE FUNCTION lookups.images_in_module(given_app uuid, given_module uuid)
RETURNS TABLE (image_id uuid)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  RETURN QUERY
  SELECT e.image_id FROM public.module_page p
  JOIN public.content_element e ON e.app_id = given_app AND e.module_page_id = p.id AND e.image_id IS NOT NULL
  WHERE p.app_id = given_app AND p.module_id = given_module
  UNION SELECT i.image_id FROM public.published_version v
  JOIN public.published_version_image i ON i.app_id = given_app AND i.version_id = v.id
  WHERE v.app_id = given_app AND v.module_id = given_module;
END $$;

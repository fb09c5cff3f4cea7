CREATE FUNCTION resolver.prefetch_module_progress(given_app uuid, given_user uuid, given_id uuid)
RETURNS json
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (
    SELECT json_agg(json_build_array(
      p.module_id, p.seen_page_ids, p.confirmed_exercise_page_ids, p.last_viewed_at, p.completed_at))
    FROM public.module_progress p WHERE p.app_id = given_app AND p.user_id = given_user);
END $$;

-- Three statements cost less than one with joins.
CREATE FUNCTION resolver.prefetch_reading_of_page(given_app uuid, given_user uuid, given_id uuid)
RETURNS json
LANGUAGE plpgsql STABLE AS $$
DECLARE found_module uuid; seen uuid[]; confirmed uuid[]; completed_at timestamptz; responded uuid[];
BEGIN
  SELECT m.module_id INTO found_module FROM public.module_page m WHERE m.app_id = given_app AND m.id = given_id;
  SELECT p.seen_page_ids, p.confirmed_exercise_page_ids, p.completed_at INTO seen, confirmed, completed_at
  FROM public.module_progress p WHERE p.app_id = given_app AND p.user_id = given_user AND p.module_id = found_module;
  responded := ARRAY(
    SELECT r.content_element_id FROM public.content_element e
    JOIN public.content_element_response r
      ON r.app_id = given_app AND r.user_id = given_user AND r.content_element_id = e.id
    WHERE e.app_id = given_app AND e.module_page_id = given_id);
  RETURN json_build_array(seen, confirmed, completed_at, responded);
END $$;

CREATE FUNCTION resolver.prefetch_reading_of_element(given_app uuid, given_user uuid, given_id uuid)
RETURNS json
LANGUAGE plpgsql STABLE AS $$
DECLARE found_page uuid;
BEGIN
  -- In a statement of its own: a distributed database would send a function that reads tables along with the sub-select to a shard.
  SELECT e.module_page_id INTO found_page FROM public.content_element e WHERE e.app_id = given_app AND e.id = given_id;
  RETURN resolver.prefetch_reading_of_page(given_app, given_user, found_page);
END $$;

CREATE FUNCTION resolver.prefetch_responses_in_module(given_app uuid, given_user uuid, given_id uuid)
RETURNS json
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (
    SELECT json_agg(json_build_array(r.content_element_id, r.quiz_answer_id))
    FROM public.module_page m
    JOIN public.content_element e ON e.app_id = given_app AND e.module_page_id = m.id
    JOIN public.content_element_response r ON r.app_id = given_app AND r.user_id = given_user AND r.content_element_id = e.id
    WHERE m.app_id = given_app AND m.module_id = given_id);
END $$;

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

-- Restores an element at its position on its page, before elements that have taken that position since. An existing element stays unchanged.
CREATE FUNCTION lookups.restore_content_element(given_app uuid, given_id uuid)
RETURNS void
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = '' AS $$
DECLARE page CONSTANT uuid := (SELECT e.module_page_id FROM public.content_element e WHERE e.app_id = given_app AND e.id = given_id);
  place integer;
BEGIN
  IF coalesce(current_setting('app.reach', true), '') NOT IN ('manager', 'app') THEN
    RETURN;
  END IF;
  PERFORM FROM public.module_page p WHERE p.app_id = given_app AND p.id = page AND p.removed_at IS NULL FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  SELECT e.position INTO place
  FROM public.content_element e WHERE e.app_id = given_app AND e.id = given_id AND e.removed_at IS NOT NULL;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  UPDATE public.content_element e SET position = e.position + 1
  WHERE e.app_id = given_app AND e.module_page_id = page AND e.removed_at IS NULL AND e.position >= place;
  UPDATE public.content_element e SET removed_at = NULL WHERE e.app_id = given_app AND e.id = given_id;
END $$;

-- Restores the named pages and elements of a module that its caller has locked, and removes all others.
CREATE FUNCTION lookups.keep_rows_of_module(given_app uuid, given_module uuid, given_pages uuid[], given_elements uuid[])
RETURNS void
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = '' AS $$
DECLARE present CONSTANT timestamptz := now();
BEGIN
  IF coalesce(current_setting('app.reach', true), '') NOT IN ('manager', 'app') THEN
    RETURN;
  END IF;
  UPDATE public.module_page p SET removed_at = CASE WHEN p.id = ANY (given_pages) THEN NULL ELSE present END
  WHERE p.app_id = given_app AND p.module_id = given_module AND (p.removed_at IS NULL) <> (p.id = ANY (given_pages));
  UPDATE public.content_element e SET removed_at = CASE WHEN e.id = ANY (given_elements) THEN NULL ELSE present END
  FROM public.module_page p
  WHERE p.app_id = given_app AND p.module_id = given_module
    AND e.app_id = given_app AND e.module_page_id = p.id AND (e.removed_at IS NULL) <> (e.id = ANY (given_elements));
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

-- The newest former versions of a shown module that contain a page or an element, for a learner who reads it while another version is
-- published. None when the present version has it too: shown, or hidden on purpose.
CREATE FUNCTION lookups.former_modules_with(given_app uuid, given_id uuid)
RETURNS TABLE (snapshot jsonb)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = '' AS $$
DECLARE
  found_module uuid;
  as_row CONSTANT jsonb := jsonb_build_array(jsonb_build_object('id', given_id));
BEGIN
  SELECT p.module_id INTO found_module FROM public.module_page p WHERE p.app_id = given_app AND p.id = given_id;
  IF found_module IS NULL THEN
    SELECT p.module_id INTO found_module FROM public.content_element e
    JOIN public.module_page p ON p.app_id = given_app AND p.id = e.module_page_id
    WHERE e.app_id = given_app AND e.id = given_id;
  END IF;
  IF NOT EXISTS (SELECT FROM public.module m WHERE m.app_id = given_app AND m.id = found_module AND m.is_enabled) THEN
    RETURN;
  END IF;
  RETURN QUERY
  SELECT v.snapshot
  FROM public.published_version v
  JOIN public.published_version c ON c.app_id = given_app AND c.module_id = found_module AND c.is_current
  WHERE v.app_id = given_app AND v.module_id = found_module
    AND (v.snapshot -> 'pages' @> as_row OR v.snapshot -> 'elements' @> as_row)
    AND NOT (c.snapshot -> 'pages' @> as_row OR c.snapshot -> 'elements' @> as_row)
  ORDER BY v.number DESC LIMIT 3;
END $$;

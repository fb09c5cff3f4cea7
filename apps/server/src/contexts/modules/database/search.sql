-- The texts that learners may read: the published version, regardless of the working state.
CREATE FUNCTION search.read_module(changed_app uuid, changed_id uuid)
RETURNS TABLE (parent_id uuid, is_visible boolean, title text, keywords text, content text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  RETURN QUERY SELECT NULL::uuid, m.is_enabled, v.snapshot -> 'item' ->> 'title', '', ''
  FROM public.module m
  JOIN public.published_version v ON v.app_id = changed_app AND v.module_id = m.id AND v.is_current
  WHERE m.app_id = changed_app AND m.id = changed_id;
END $$;

-- One entry for a page with all its elements: two words that stand in different elements find it.
CREATE FUNCTION search.read_module_page(changed_app uuid, changed_id uuid)
RETURNS TABLE (parent_id uuid, is_visible boolean, title text, keywords text, content text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = '' AS $$
DECLARE found_module uuid;
BEGIN
  SELECT p.module_id INTO found_module FROM public.module_page p WHERE p.app_id = changed_app AND p.id = changed_id;
  RETURN QUERY SELECT v.module_id, (page.value ->> 'is_enabled')::boolean, page.value ->> 'title', '', coalesce((
    SELECT string_agg(search.text_of_element(e.value ->> 'type', e.value ->> 'title', e.value -> 'content'), ' · ' ORDER BY e.ordinality)
    FROM jsonb_array_elements(v.snapshot -> 'elements') WITH ORDINALITY AS e
    WHERE e.value ->> 'module_page_id' = changed_id::text), '')
  FROM public.published_version v CROSS JOIN jsonb_array_elements(v.snapshot -> 'pages') AS page
  WHERE v.app_id = changed_app AND v.module_id = found_module AND v.is_current AND page.value ->> 'id' = changed_id::text;
END $$;

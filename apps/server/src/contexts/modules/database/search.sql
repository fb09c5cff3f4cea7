-- What learners may read: the published version, whatever its editors are working on.
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

-- The pages of a version, each with its elements.
CREATE FUNCTION search.pages_in(given_snapshot jsonb)
RETURNS TABLE (id text, stored text)
LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN QUERY SELECT page.value ->> 'id', concat(page.value - 'revision', elements.stored)
  FROM jsonb_array_elements(given_snapshot -> 'pages') AS page
  LEFT JOIN (
    SELECT e.value ->> 'module_page_id' AS page_id, string_agg((e.value - 'revision')::text, '' ORDER BY e.ordinality) AS stored
    FROM jsonb_array_elements(given_snapshot -> 'elements') WITH ORDINALITY AS e GROUP BY 1
  ) AS elements ON elements.page_id = page.value ->> 'id';
END $$;

-- The pages that readers get otherwise of one version of a module than of another, or of one of them only; either may be null.
CREATE FUNCTION search.changed_module_page(given_before jsonb, given_now jsonb)
RETURNS SETOF uuid
LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN QUERY SELECT coalesce(b.id, n.id)::uuid
  FROM search.pages_in(given_before) AS b FULL JOIN search.pages_in(given_now) AS n ON n.id = b.id
  WHERE b.stored IS DISTINCT FROM n.stored ORDER BY 1;
END $$;

CREATE FUNCTION search.read_module(changed_app uuid, changed_id uuid)
RETURNS TABLE (parent_id uuid, is_visible boolean, title text, keywords text, content text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  RETURN QUERY SELECT NULL::uuid, m.is_enabled, m.title, '', ''
  FROM public.module m WHERE m.app_id = changed_app AND m.id = changed_id;
END $$;

-- One entry for a page with all its elements: two words that stand in different elements find it.
CREATE FUNCTION search.read_module_page(changed_app uuid, changed_id uuid)
RETURNS TABLE (parent_id uuid, is_visible boolean, title text, keywords text, content text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  RETURN QUERY SELECT p.module_id, p.is_enabled, p.title, '', coalesce((
    SELECT string_agg(search.text_of_element(c.type, c.title, c.content), ' · ' ORDER BY c.position)
    FROM public.content_element c WHERE c.app_id = changed_app AND c.module_page_id = changed_id), '')
  FROM public.module_page p WHERE p.app_id = changed_app AND p.id = changed_id;
END $$;

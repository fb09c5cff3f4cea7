CREATE FUNCTION search.read_module(changed_app uuid, changed_id uuid)
RETURNS TABLE (parent_id uuid, is_visible boolean, title text, keywords text, content text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  RETURN QUERY SELECT NULL::uuid, m.is_enabled, m.title, '', ''
  FROM public.module m WHERE m.app_id = changed_app AND m.id = changed_id;
END $$;

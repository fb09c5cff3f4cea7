CREATE FUNCTION search.read_publication(changed_app uuid, changed_id uuid)
RETURNS TABLE (parent_id uuid, is_visible boolean, title text, keywords text, content text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  RETURN QUERY SELECT NULL::uuid, true, p.title, concat_ws(' · ', p.author, p.publisher), ''
  FROM public.publication p WHERE p.app_id = changed_app AND p.id = changed_id;
END $$;

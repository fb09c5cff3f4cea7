CREATE FUNCTION search.read_document(changed_app uuid, changed_id uuid)
RETURNS TABLE (parent_id uuid, is_visible boolean, title text, keywords text, content text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  RETURN QUERY SELECT NULL::uuid, true, d.title, '', d.short_description
  FROM public.document d WHERE d.app_id = changed_app AND d.id = changed_id;
END $$;

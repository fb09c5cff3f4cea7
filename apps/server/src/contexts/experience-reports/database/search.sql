CREATE FUNCTION search.read_experience_report(changed_app uuid, changed_id uuid)
RETURNS TABLE (parent_id uuid, is_visible boolean, title text, keywords text, content text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  RETURN QUERY SELECT NULL::uuid, r.is_enabled, r.name, concat_ws(' · ', r.job, r.family_situation), search.text_of(r.content)
  FROM public.experience_report r WHERE r.app_id = changed_app AND r.id = changed_id;
END $$;

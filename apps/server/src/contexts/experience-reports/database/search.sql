-- The texts that learners may read: the published version, regardless of the working state.
CREATE FUNCTION search.read_experience_report(changed_app uuid, changed_id uuid)
RETURNS TABLE (parent_id uuid, is_visible boolean, title text, keywords text, content text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = '' AS $$
DECLARE shown boolean; item jsonb;
BEGIN
  SELECT r.is_enabled, v.snapshot -> 'item' INTO shown, item
  FROM public.experience_report r
  JOIN public.published_version v ON v.app_id = changed_app AND v.experience_report_id = r.id AND v.is_current
  WHERE r.app_id = changed_app AND r.id = changed_id;
  RETURN QUERY SELECT NULL::uuid, shown, item ->> 'name', concat_ws(' · ', item ->> 'job', item ->> 'family_situation'),
    search.text_of(item ->> 'content');
END $$;

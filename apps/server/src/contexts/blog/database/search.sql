-- The texts that learners may read: the published version, regardless of the working state.
CREATE FUNCTION search.read_blog_article(changed_app uuid, changed_id uuid)
RETURNS TABLE (parent_id uuid, is_visible boolean, title text, keywords text, content text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  RETURN QUERY SELECT NULL::uuid, b.is_enabled, v.snapshot -> 'item' ->> 'title', '', coalesce((
    SELECT string_agg(search.text_of_element(e.value ->> 'type', e.value ->> 'title', e.value -> 'content'), ' · ' ORDER BY e.ordinality)
    FROM jsonb_array_elements(v.snapshot -> 'elements') WITH ORDINALITY AS e), '')
  FROM public.blog_article b
  JOIN public.published_version v ON v.app_id = changed_app AND v.blog_article_id = b.id AND v.is_current
  WHERE b.app_id = changed_app AND b.id = changed_id;
END $$;

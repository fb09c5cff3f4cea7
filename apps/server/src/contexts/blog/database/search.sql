CREATE FUNCTION search.read_blog_article(changed_app uuid, changed_id uuid)
RETURNS TABLE (parent_id uuid, is_visible boolean, title text, keywords text, content text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  RETURN QUERY SELECT NULL::uuid, b.is_enabled, b.title, '', coalesce((
    SELECT string_agg(search.text_of_element(c.type, c.title, c.content), ' · ' ORDER BY c.position)
    FROM public.blog_article_content_element c WHERE c.app_id = changed_app AND c.blog_article_id = changed_id), '')
  FROM public.blog_article b WHERE b.app_id = changed_app AND b.id = changed_id;
END $$;

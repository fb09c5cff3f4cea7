CREATE FUNCTION search.read_blog_article(changed_app uuid, changed_id uuid)
RETURNS TABLE (parent_id uuid, is_visible boolean, title text, keywords text, content text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  RETURN QUERY SELECT NULL::uuid, b.is_enabled, b.title, '', coalesce((
    SELECT string_agg(concat_ws(' · ', c.title, search.text_of(c.content ->> 'textHtml'), search.text_of(c.content ->> 'tipHtml'),
      c.content ->> 'description', c.content ->> 'headline', (
        SELECT string_agg(search.text_of(strategy), ' · ')
        FROM jsonb_array_elements_text(coalesce(c.content -> 'strategies', '[]')) AS strategy)), ' · ' ORDER BY c.position)
    FROM public.blog_article_content_element c WHERE c.app_id = changed_app AND c.blog_article_id = changed_id), '')
  FROM public.blog_article b WHERE b.app_id = changed_app AND b.id = changed_id;
END $$;

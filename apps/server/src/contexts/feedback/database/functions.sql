-- Exact counts are only for the job that publishes them rounded: a manager who watches a person answer could tell
-- the answer from them.
CREATE FUNCTION lookups.count_helpful_votes(given_app uuid)
RETURNS TABLE (module_page_id uuid, blog_article_id uuid, recipe_id uuid, helpful bigint, not_helpful bigint)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  RETURN QUERY SELECT v.module_page_id, v.blog_article_id, v.recipe_id, count(*) FILTER (WHERE v.is_helpful), count(*) FILTER (WHERE NOT v.is_helpful)
  FROM public.helpful_vote v WHERE v.app_id = given_app AND current_setting('app.reach', true) = 'app'
  GROUP BY v.module_page_id, v.blog_article_id, v.recipe_id;
END $$;

CREATE FUNCTION resolver.prefetch_articles_read(given_app uuid, given_user uuid, given_id uuid)
RETURNS json
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (
    SELECT array_to_json(array_agg(r.blog_article_id)) FROM public.blog_article_reading r
    WHERE r.app_id = given_app AND r.user_id = given_user);
END $$;

-- Articles read by learners, with the points for them: each once, however often they are read.
CREATE FUNCTION writes.mark_articles_as_read(
  given_app uuid, given_lock_timeout text, given_users uuid[], given_token_hashes bytea[], given_times timestamptz[],
  given_articles uuid[], given_titles text[], given_points integer[]
)
RETURNS boolean[]
LANGUAGE plpgsql VOLATILE SET search_path = '' AS $$
DECLARE
  written boolean[] := array_fill(false, ARRAY[cardinality(given_users)]);
BEGIN
  EXECUTE format('SET LOCAL lock_timeout = %L', given_lock_timeout);
  EXECUTE format('SET LOCAL app.id = %L', given_app);
  SET LOCAL app.reach = 'own';
  FOR i IN 1 .. cardinality(given_users) LOOP
    EXECUTE format('SET LOCAL app.user_id = %L', given_users[i]);
    CONTINUE WHEN NOT writes.lock_author(given_app, given_users[i], given_token_hashes[i], NULL);
    INSERT INTO public.blog_article_reading (app_id, user_id, blog_article_id, read_at)
    VALUES (given_app, given_users[i], given_articles[i], given_times[i]) ON CONFLICT DO NOTHING;
    PERFORM writes.award_points(
      given_app, given_users[i], 'blog-article-read', given_articles[i]::text, given_titles[i], given_points[i], given_times[i]);
    written[i] := true;
  END LOOP;
  RETURN written;
END $$;

-- Pages read by learners, with the points for them. Whether a page may be marked was decided when its reader's progress was read,
-- which comes with it: null where there was none. It is written where the progress is still the same, and one that is completed
-- stays as it is.
CREATE FUNCTION writes.mark_pages_as_seen(
  given_app uuid, given_lock_timeout text, given_users uuid[], given_token_hashes bytea[], given_times timestamptz[],
  given_modules uuid[], given_pages uuid[], given_seen text[], given_confirmed text[], given_titles text[], given_points integer[]
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
    IF given_seen[i] IS NULL THEN
      INSERT INTO public.module_progress (app_id, user_id, module_id, seen_page_ids, confirmed_exercise_page_ids)
      VALUES (given_app, given_users[i], given_modules[i], ARRAY[given_pages[i]], '{}') ON CONFLICT DO NOTHING;
    ELSE
      UPDATE public.module_progress p SET seen_page_ids = array_append(p.seen_page_ids, given_pages[i])
      WHERE p.app_id = given_app AND p.user_id = given_users[i] AND p.module_id = given_modules[i] AND p.completed_at IS NULL
        AND p.seen_page_ids = given_seen[i]::uuid[] AND p.confirmed_exercise_page_ids = given_confirmed[i]::uuid[];
    END IF;
    CONTINUE WHEN NOT FOUND;
    written[i] := true;
    PERFORM writes.award_points(
      given_app, given_users[i], 'module-page-seen', given_pages[i]::text, given_titles[i], given_points[i], given_times[i]);
  END LOOP;
  RETURN written;
END $$;

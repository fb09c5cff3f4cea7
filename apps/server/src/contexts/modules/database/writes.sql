-- Writes of several people by one statement (`write-together.ts`). Unlike all other functions they run with their caller's
-- rights, under row-level security: each person's rows are written bound to this person alone, like a request of their own.
-- Each takes the app, then one array for each parameter, of which a person's values have the same position, and returns whose
-- write was made. Whatever stands against a write leaves that person's rows as they are, and the request is made alone.

-- Pages read by learners, with the points for them. What must be true for a page comes with it, as ids: the pages before it are
-- seen, its exercise is confirmed, its elements have responses. A completed module stays as it is.
CREATE FUNCTION writes.mark_pages_as_seen(
  given_app uuid, given_users uuid[], given_token_hashes bytea[], given_times timestamptz[],
  given_modules uuid[], given_pages uuid[], given_pages_before text[], given_exercises boolean[], given_elements text[],
  given_titles text[], given_points integer[]
)
RETURNS boolean[]
LANGUAGE plpgsql VOLATILE SET search_path = '' AS $$
DECLARE
  written boolean[] := array_fill(false, ARRAY[cardinality(given_users)]);
  before uuid[];
  elements uuid[];
BEGIN
  -- Nobody waits long for another person's row.
  SET LOCAL lock_timeout = '100ms';
  EXECUTE format('SET LOCAL app.id = %L', given_app);
  SET LOCAL app.reach = 'own';
  FOR i IN 1 .. cardinality(given_users) LOOP
    EXECUTE format('SET LOCAL app.user_id = %L', given_users[i]);
    -- The account is locked as by every write, but not waited for: then no two statements can wait for each other. A session that
    -- has ended since the request was admitted admits nothing.
    PERFORM FROM public.app_user u
    JOIN public.session s ON s.app_id = given_app AND s.token_hash = given_token_hashes[i] AND s.user_id = given_users[i]
    WHERE u.app_id = given_app AND u.id = given_users[i] AND NOT u.is_disabled
    FOR NO KEY UPDATE OF u SKIP LOCKED;
    CONTINUE WHEN NOT FOUND;
    before := given_pages_before[i]::uuid[];
    elements := given_elements[i]::uuid[];
    CONTINUE WHEN elements <> '{}' AND cardinality(elements) > (
      SELECT count(*) FROM public.content_element_response r
      WHERE r.app_id = given_app AND r.user_id = given_users[i] AND r.content_element_id = ANY (elements));
    IF before = '{}' AND NOT given_exercises[i] THEN
      INSERT INTO public.module_progress AS p (app_id, user_id, module_id, seen_page_ids, confirmed_exercise_page_ids)
      VALUES (given_app, given_users[i], given_modules[i], ARRAY[given_pages[i]], '{}')
      ON CONFLICT (app_id, user_id, module_id) DO UPDATE SET seen_page_ids = array_append(p.seen_page_ids, given_pages[i])
      WHERE p.completed_at IS NULL AND NOT given_pages[i] = ANY (p.seen_page_ids);
    ELSE
      UPDATE public.module_progress p SET seen_page_ids = array_append(p.seen_page_ids, given_pages[i])
      WHERE p.app_id = given_app AND p.user_id = given_users[i] AND p.module_id = given_modules[i]
        AND p.completed_at IS NULL AND before <@ p.seen_page_ids AND NOT given_pages[i] = ANY (p.seen_page_ids)
        AND (NOT given_exercises[i] OR given_pages[i] = ANY (p.confirmed_exercise_page_ids));
    END IF;
    CONTINUE WHEN NOT FOUND;
    written[i] := true;
    -- As `award.ts` does.
    INSERT INTO public.health_point_entry (app_id, user_id, reason, subject, title, points, created_at)
    VALUES (given_app, given_users[i], 'module-page-seen', given_pages[i]::text, given_titles[i], given_points[i], given_times[i])
    ON CONFLICT DO NOTHING;
    CONTINUE WHEN NOT FOUND;
    INSERT INTO public.user_progress AS u (app_id, user_id, health_points, last_celebrated_level)
    VALUES (given_app, given_users[i], given_points[i], 0)
    ON CONFLICT (app_id, user_id) DO UPDATE SET health_points = u.health_points + excluded.health_points;
  END LOOP;
  RETURN written;
END $$;

-- Ratings of goals, with the points for them. All scores of a rating or none: as many ratings as were read belong to each goal.
CREATE FUNCTION writes.rate_goals(
  given_app uuid, given_lock_timeout text, given_users uuid[], given_token_hashes bytea[], given_times timestamptz[],
  given_consents text[], given_ratings uuid[], given_scores text[], given_since timestamptz[], given_points integer[]
)
RETURNS boolean[]
LANGUAGE plpgsql VOLATILE SET search_path = '' AS $$
DECLARE
  written boolean[] := array_fill(false, ARRAY[cardinality(given_users)]);
  each record;
  is_same boolean;
BEGIN
  EXECUTE format('SET LOCAL lock_timeout = %L', given_lock_timeout);
  EXECUTE format('SET LOCAL app.id = %L', given_app);
  SET LOCAL app.reach = 'own';
  FOR i IN 1 .. cardinality(given_users) LOOP
    EXECUTE format('SET LOCAL app.user_id = %L', given_users[i]);
    CONTINUE WHEN NOT writes.lock_author(given_app, given_users[i], given_token_hashes[i], coalesce(given_consents[i], ''));
    is_same := true;
    FOR each IN SELECT * FROM json_to_recordset(given_scores[i]::json) AS s (goal uuid, number integer) LOOP
      PERFORM FROM public.user_goal g
      WHERE g.app_id = given_app AND g.user_id = given_users[i] AND g.id = each.goal AND g.rating_count = each.number;
      is_same := is_same AND FOUND;
    END LOOP;
    CONTINUE WHEN NOT is_same;
    FOR each IN
      SELECT * FROM json_to_recordset(given_scores[i]::json) AS s (goal uuid, number integer, score smallint, reaches boolean)
    LOOP
      UPDATE public.user_goal g
      SET rating_count = each.number + 1,
        reached_at = CASE WHEN each.reaches THEN coalesce(g.reached_at, given_times[i]) ELSE g.reached_at END
      WHERE g.app_id = given_app AND g.user_id = given_users[i] AND g.id = each.goal;
      INSERT INTO public.user_goal_rating (app_id, user_goal_id, number, user_id, score, rated_at, rating_id)
      VALUES (given_app, each.goal, each.number, given_users[i], each.score, given_times[i], given_ratings[i]);
    END LOOP;
    PERFORM writes.award_goal_rating(given_app, given_users[i], given_since[i], given_points[i], given_times[i]);
    written[i] := true;
  END LOOP;
  RETURN written;
END $$;

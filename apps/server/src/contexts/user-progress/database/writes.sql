-- The same reason and subject count once by the ledger's key, however many concurrent requests there are.
CREATE FUNCTION writes.award_points(
  given_app uuid, given_user uuid, given_reason text, given_subject text, given_title text, given_points integer,
  given_time timestamptz
)
RETURNS void
LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  INSERT INTO public.health_point_entry (app_id, user_id, reason, subject, title, points, created_at)
  VALUES (given_app, given_user, given_reason, given_subject, given_title, given_points, given_time)
  ON CONFLICT DO NOTHING;
  IF NOT FOUND OR given_points = 0 THEN
    RETURN;
  END IF;
  INSERT INTO public.user_progress AS u (app_id, user_id, health_points, last_celebrated_level)
  VALUES (given_app, given_user, given_points, 0)
  ON CONFLICT (app_id, user_id) DO UPDATE SET health_points = u.health_points + excluded.health_points;
END $$;

-- Points for a logged day of a habit, once for both, also when the log was undone, and up to the limit of that day. Subjects begin with the
-- day, so that a day's entries are a range of the ledger's key; `g` sorts after every id.
CREATE FUNCTION writes.award_habit_log(
  given_app uuid, given_user uuid, given_habit uuid, given_title text, given_day text, given_points integer, given_limit integer,
  given_time timestamptz
)
RETURNS void
LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  earned integer;
BEGIN
  SELECT coalesce(sum(e.points), 0) INTO earned FROM public.health_point_entry e
  WHERE e.app_id = given_app AND e.user_id = given_user AND e.reason = 'habit-logged'
    AND e.subject BETWEEN given_day || ' ' AND given_day || ' g';
  PERFORM writes.award_points(
    given_app, given_user, 'habit-logged', given_day || ' ' || given_habit, given_title,
    greatest(0, least(given_points, given_limit - earned)), given_time);
END $$;

-- Points for the first entries of a day in the diary, whether or not these still exist. Subjects begin with the day, as above. The account is
-- locked.
CREATE FUNCTION writes.award_diary_entry(
  given_app uuid, given_user uuid, given_entry uuid, given_day text, given_points integer, given_limit integer, given_time timestamptz
)
RETURNS void
LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  IF given_limit > (
    SELECT count(*) FROM public.health_point_entry e
    WHERE e.app_id = given_app AND e.user_id = given_user AND e.reason = 'diary-entry-created'
      AND e.subject BETWEEN given_day || ' ' AND given_day || ' g')
  THEN
    PERFORM writes.award_points(
      given_app, given_user, 'diary-entry-created', given_day || ' ' || given_entry, NULL, given_points, given_time);
  END IF;
END $$;

-- Points for a rating of goals, unless there were some since the given time. They are about no single goal: the time of the rating
-- distinguishes one award from the next. The account is locked.
CREATE FUNCTION writes.award_goal_rating(
  given_app uuid, given_user uuid, given_since timestamptz, given_points integer, given_time timestamptz
)
RETURNS void
LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  PERFORM FROM public.health_point_entry e
  WHERE e.app_id = given_app AND e.user_id = given_user AND e.reason = 'goals-rated' AND e.created_at > given_since;
  IF NOT FOUND THEN
    PERFORM writes.award_points(
      given_app, given_user, 'goals-rated', to_char(given_time AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), NULL, given_points,
      given_time);
  END IF;
END $$;

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

-- Locks the account of a person who logs a day or undoes it, and returns the run of the habit; null without a valid consent to the
-- processing of health data, and where the plan on which the call was decided is not the same any more.
CREATE FUNCTION writes.lock_run_of_habit(
  given_app uuid, given_user uuid, given_token_hash bytea, given_consent text, given_intent uuid, given_plan text
)
RETURNS smallint
LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  IF NOT writes.lock_author(given_app, given_user, given_token_hash, coalesce(given_consent, '')) THEN
    RETURN NULL;
  END IF;
  -- The same text as in `resolver.prefetch_run_of_habit`.
  RETURN (
    SELECT i.run FROM public.habit_intent i
    WHERE i.app_id = given_app AND i.user_id = given_user AND i.id = given_intent
      AND ROW(i.run, i.started_on, i.weekdays, i.notification_time, i.paused_until, i.reminded_on, i.logged_on, i.next_reminder_at)::text
        = given_plan);
END $$;

-- Logged days of habits, with the points for them, and the reminders until then marked as seen. Whether a day may be logged, the habit's
-- next reminder, and the points of its minimum runtime (null: none) were decided on the plan that was read, which comes with them.
CREATE FUNCTION writes.log_habits(
  given_app uuid, given_lock_timeout text, given_users uuid[], given_token_hashes bytea[], given_times timestamptz[],
  given_consents text[], given_intents uuid[], given_plans text[], given_logs uuid[], given_days text[], given_logged_on date[],
  given_reminders timestamptz[], given_habits uuid[], given_titles text[], given_points integer[], given_points_of_day integer[],
  given_points_of_runtime integer[]
)
RETURNS boolean[]
LANGUAGE plpgsql VOLATILE SET search_path = '' AS $$
DECLARE
  written boolean[] := array_fill(false, ARRAY[cardinality(given_users)]);
  found_run smallint;
  logged_day date;
  last_logged_day date;
  next_reminder timestamptz;
  present timestamptz;
BEGIN
  EXECUTE format('SET LOCAL lock_timeout = %L', given_lock_timeout);
  EXECUTE format('SET LOCAL app.id = %L', given_app);
  SET LOCAL app.reach = 'own';
  FOR i IN 1 .. cardinality(given_users) LOOP
    EXECUTE format('SET LOCAL app.user_id = %L', given_users[i]);
    found_run := writes.lock_run_of_habit(
      given_app, given_users[i], given_token_hashes[i], given_consents[i], given_intents[i], given_plans[i]);
    CONTINUE WHEN found_run IS NULL;
    -- Another device has undone this log: it was made once, and does not come back.
    PERFORM FROM public.deleted_id d WHERE d.app_id = given_app AND d.user_id = given_users[i] AND d.id = given_logs[i];
    written[i] := FOUND;
    CONTINUE WHEN FOUND;
    logged_day := given_days[i];
    -- A log of yesterday does not change the plan: another device may have added it meanwhile.
    INSERT INTO public.habit_log (app_id, habit_intent_id, run, logged_on, user_id, created_at, id)
    VALUES (given_app, given_intents[i], found_run, logged_day, given_users[i], given_times[i], given_logs[i]) ON CONFLICT DO NOTHING;
    CONTINUE WHEN NOT FOUND;
    written[i] := true;
    last_logged_day := given_logged_on[i];
    next_reminder := given_reminders[i];
    present := given_times[i];
    UPDATE public.habit_intent h
    SET logged_on = last_logged_day, next_reminder_at = next_reminder,
      min_runtime_earned_at = CASE WHEN given_points_of_runtime[i] IS NULL THEN h.min_runtime_earned_at ELSE present END
    WHERE h.app_id = given_app AND h.user_id = given_users[i] AND h.id = given_intents[i];
    UPDATE public.notification n SET seen_at = present
    WHERE n.app_id = given_app AND n.user_id = given_users[i] AND n.habit_intent_id = given_intents[i]
      AND n.reminded_on <= logged_day AND n.seen_at IS NULL;
    PERFORM writes.award_habit_log(
      given_app, given_users[i], given_habits[i], given_titles[i], given_days[i], given_points[i], given_points_of_day[i], given_times[i]);
    CONTINUE WHEN given_points_of_runtime[i] IS NULL;
    PERFORM writes.award_points(
      given_app, given_users[i], 'min-runtime-reached', given_intents[i] || ' ' || found_run, given_titles[i],
      given_points_of_runtime[i], given_times[i]);
  END LOOP;
  RETURN written;
END $$;

-- Today's logs of habits that are undone, decided as above. Their ids are kept, so that a repeated call does not create them again.
CREATE FUNCTION writes.undo_habit_logs(
  given_app uuid, given_lock_timeout text, given_users uuid[], given_token_hashes bytea[], given_times timestamptz[],
  given_consents text[], given_intents uuid[], given_plans text[], given_logs uuid[], given_days date[], given_reminders timestamptz[]
)
RETURNS boolean[]
LANGUAGE plpgsql VOLATILE SET search_path = '' AS $$
DECLARE
  written boolean[] := array_fill(false, ARRAY[cardinality(given_users)]);
  found_run smallint;
  found_log uuid;
  next_reminder timestamptz;
BEGIN
  EXECUTE format('SET LOCAL lock_timeout = %L', given_lock_timeout);
  EXECUTE format('SET LOCAL app.id = %L', given_app);
  SET LOCAL app.reach = 'own';
  FOR i IN 1 .. cardinality(given_users) LOOP
    EXECUTE format('SET LOCAL app.user_id = %L', given_users[i]);
    found_run := writes.lock_run_of_habit(
      given_app, given_users[i], given_token_hashes[i], given_consents[i], given_intents[i], given_plans[i]);
    CONTINUE WHEN found_run IS NULL;
    written[i] := true;
    DELETE FROM public.habit_log l
    WHERE l.app_id = given_app AND l.user_id = given_users[i] AND l.habit_intent_id = given_intents[i] AND l.run = found_run
      AND l.logged_on = given_days[i] AND (given_logs[i] IS NULL OR l.id = given_logs[i])
    RETURNING l.id INTO found_log;
    CONTINUE WHEN NOT FOUND;
    next_reminder := given_reminders[i];
    UPDATE public.habit_intent h SET logged_on = NULL, next_reminder_at = next_reminder
    WHERE h.app_id = given_app AND h.user_id = given_users[i] AND h.id = given_intents[i];
    CONTINUE WHEN found_log IS NULL;
    INSERT INTO public.deleted_id (app_id, user_id, id, deleted_at) VALUES (given_app, given_users[i], found_log, given_times[i])
    ON CONFLICT DO NOTHING;
  END LOOP;
  RETURN written;
END $$;

-- Reminders that were not seen when it was decided; one that another device has marked since keeps the first time.
CREATE FUNCTION writes.mark_reminders_as_seen(
  given_app uuid, given_lock_timeout text, given_users uuid[], given_token_hashes bytea[], given_times timestamptz[],
  given_reminders uuid[]
)
RETURNS boolean[]
LANGUAGE plpgsql VOLATILE SET search_path = '' AS $$
DECLARE
  written boolean[] := array_fill(false, ARRAY[cardinality(given_users)]);
  present timestamptz;
BEGIN
  EXECUTE format('SET LOCAL lock_timeout = %L', given_lock_timeout);
  EXECUTE format('SET LOCAL app.id = %L', given_app);
  SET LOCAL app.reach = 'own';
  FOR i IN 1 .. cardinality(given_users) LOOP
    EXECUTE format('SET LOCAL app.user_id = %L', given_users[i]);
    CONTINUE WHEN NOT writes.lock_author(given_app, given_users[i], given_token_hashes[i], NULL);
    present := given_times[i];
    UPDATE public.notification n SET seen_at = present
    WHERE n.app_id = given_app AND n.user_id = given_users[i] AND n.id = given_reminders[i] AND n.seen_at IS NULL;
    written[i] := true;
  END LOOP;
  RETURN written;
END $$;

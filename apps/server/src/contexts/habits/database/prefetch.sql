-- An intent with what decides about its latest days and its next reminder. `plan` is the text of all columns that decide about them: it
-- comes back with what was decided, and `writes.lock_run_of_habit` compares it.
CREATE FUNCTION resolver.prefetch_run_of_habit(given_app uuid, given_user uuid, given_id uuid)
RETURNS json
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (
    SELECT json_build_object(
      'plan', ROW(i.run, i.started_on, i.weekdays, i.notification_time, i.paused_until, i.reminded_on, i.logged_on, i.next_reminder_at)::text,
      'habitId', i.habit_id, 'isEnabled', i.is_enabled, 'startedOn', i.started_on, 'weekdays', i.weekdays,
      'notificationTime', i.notification_time, 'nextReminderAt', i.next_reminder_at, 'pausedUntil', i.paused_until,
      'remindedOn', i.reminded_on, 'loggedOn', i.logged_on, 'hasEarnedMinRuntime', i.min_runtime_earned_at IS NOT NULL,
      'pastPlans', ARRAY(
        SELECT json_build_object('endsOn', p.ends_on, 'weekdays', p.weekdays) FROM public.habit_past_plan p
        WHERE p.app_id = given_app AND p.user_id = given_user AND p.habit_intent_id = given_id AND p.run = i.run),
      'pauses', ARRAY(
        SELECT json_build_object('startsOn', p.starts_on, 'endsOn', p.ends_on) FROM public.habit_pause p
        WHERE p.app_id = given_app AND p.user_id = given_user AND p.habit_intent_id = given_id AND p.run = i.run),
      -- The two days that may be logged, and a third for a clock that is ahead at midnight.
      'latestLoggedDays', ARRAY(
        SELECT l.logged_on FROM public.habit_log l
        WHERE l.app_id = given_app AND l.user_id = given_user AND l.habit_intent_id = given_id AND l.run = i.run
        ORDER BY l.logged_on DESC LIMIT 3))
    FROM public.habit_intent i WHERE i.app_id = given_app AND i.user_id = given_user AND i.id = given_id);
END $$;

-- Whether a reminder was seen; null where it is another person's, or deleted.
CREATE FUNCTION resolver.prefetch_is_reminder_seen(given_app uuid, given_user uuid, given_id uuid)
RETURNS json
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (
    SELECT to_json(n.seen_at IS NOT NULL) FROM public.notification n
    WHERE n.app_id = given_app AND n.user_id = given_user AND n.id = given_id);
END $$;

CREATE FUNCTION resolver.prefetch_own_habits(given_app uuid, given_user uuid, given_id uuid)
RETURNS json
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (
    SELECT array_to_json(array_agg(i.habit_id)) FROM public.habit_intent i
    WHERE i.app_id = given_app AND i.user_id = given_user);
END $$;

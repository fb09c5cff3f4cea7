-- Counts an attempt to prove a password as failed before its outcome is known, or refuses it while one of its
-- counters is blocked. One call, because every login waits for its commit. The rules come from
-- `throttle-rules.ts`: for each counter the seconds after which it forgets, the failures that are free, and
-- whether it also counts where the account is known; for all the seconds to wait after each further failure.
-- The keys are sorted: attempts on the same counters wait for each other instead of deadlocking. Runs as
-- wohlauf_resolver.
CREATE FUNCTION resolver.count_attempt(
  given_keys bytea[], windows integer[], free integer[], count_where_known boolean[], waits integer[],
  known_key bytea, at timestamptz
)
RETURNS TABLE (is_known boolean, blocked_until timestamptz)
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = '' AS $$
DECLARE
  counter record;
  counted bytea[] := '{}';
  new_failures integer[] := '{}';
  new_blocks timestamptz[] := '{}';
  now_failed integer;
BEGIN
  -- The commit is visible immediately, like any other, but does not wait for the disk, which every login would: a crash of the
  -- machine forgets the attempts of its last second. The setting ends with the caller's transaction.
  PERFORM set_config('synchronous_commit', 'off', true);
  is_known := EXISTS (SELECT FROM public.login_throttle t WHERE t.key = known_key AND t.blocked_until > at);
  FOR i IN 1 .. cardinality(given_keys) LOOP
    CONTINUE WHEN is_known AND NOT count_where_known[i];
    SELECT t.failures, t.last_failed_at, t.blocked_until AS until INTO counter
    FROM public.login_throttle t WHERE t.key = given_keys[i] FOR UPDATE;
    IF NOT FOUND THEN
      -- Somebody else may insert it at this moment.
      INSERT INTO public.login_throttle AS t (key, failures, last_failed_at) VALUES (given_keys[i], 0, 'epoch')
      ON CONFLICT (key) DO UPDATE SET failures = t.failures
      RETURNING t.failures, t.last_failed_at, t.blocked_until AS until INTO counter;
    END IF;
    blocked_until := greatest(blocked_until, counter.until);
    counted := counted || given_keys[i];
    now_failed := CASE WHEN at - counter.last_failed_at > make_interval(secs => windows[i]) THEN 1 ELSE counter.failures + 1 END;
    new_failures := new_failures || now_failed;
    new_blocks := new_blocks || at + make_interval(secs => waits[least(now_failed - free[i] + 1, cardinality(waits))]);
  END LOOP;
  IF blocked_until > at THEN
    RETURN NEXT;
    RETURN;
  END IF;
  UPDATE public.login_throttle t
  SET failures = c.failures, last_failed_at = at, blocked_until = c.until
  FROM unnest(counted, new_failures, new_blocks) AS c (key, failures, until) WHERE t.key = c.key;
  blocked_until := NULL;
  RETURN NEXT;
END $$;
GRANT EXECUTE ON FUNCTION resolver.count_attempt TO wohlauf_platform;

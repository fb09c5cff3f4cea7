-- The only access of the role of requests and jobs to the queue. The app is the transaction's own, so no
-- tenant can enqueue for another; it is also the group whose share of a worker may be limited. Returns null
-- for a key's second job of the same time slot, which pg-boss' index refuses, also when both are concurrent.
-- The index compares jobs of one name only: with `or_once_as`, a lock makes concurrent callers wait.
CREATE FUNCTION jobs.enqueue(
  job_name text, payload jsonb, due timestamptz, once_key text, once_seconds integer, or_once_as text DEFAULT NULL
) RETURNS uuid LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' AS $$
DECLARE
  tenant CONSTANT uuid := nullif(current_setting('app.id', true), '')::uuid;
  key CONSTANT text := tenant || ' ' || once_key;
  slot CONSTANT timestamp := timestamp 'epoch'
    + floor(extract(epoch FROM pgboss.job_now()) / once_seconds) * once_seconds * interval '1s';
  made uuid;
BEGIN
  IF tenant IS NULL THEN
    RAISE EXCEPTION 'a job needs an app, and none is bound';
  END IF;
  IF NOT EXISTS (SELECT FROM pgboss.queue WHERE name = job_name) THEN
    RAISE EXCEPTION 'there is no job %', job_name;
  END IF;
  IF or_once_as IS NOT NULL THEN
    PERFORM pg_advisory_xact_lock(hashtextextended(key, 0));
    IF EXISTS (
      SELECT FROM pgboss.job j
      WHERE j.name = or_once_as AND j.singleton_on = slot AND coalesce(j.singleton_key, '') = key AND j.state <> 'cancelled'
    ) THEN
      RETURN NULL;
    END IF;
  END IF;
  INSERT INTO pgboss.job (name, data, start_after, created_on, keep_until, expire_seconds, deletion_seconds,
    retry_limit, retry_delay, retry_backoff, retry_delay_max, policy, heartbeat_seconds, singleton_key, singleton_on, group_id)
  SELECT q.name, jsonb_build_object('appId', tenant, 'payload', payload), at.start, pgboss.job_now(),
    at.start + q.retention_seconds * interval '1s', q.expire_seconds, q.deletion_seconds, q.retry_limit, q.retry_delay,
    q.retry_backoff, q.retry_delay_max, q.policy, q.heartbeat_seconds, tenant || ' ' || once_key,
    timestamp 'epoch' + floor(extract(epoch FROM pgboss.job_now()) / once_seconds) * once_seconds * interval '1s',
    tenant::text
  FROM pgboss.queue q, LATERAL (SELECT coalesce(due, pgboss.job_now()) AS start) at
  WHERE q.name = job_name
  ON CONFLICT DO NOTHING
  RETURNING id INTO made;
  -- Wakes the workers at the commit; the channel is pg-boss' own.
  PERFORM pg_notify('pgboss_' || left(encode(sha224('pgboss'::bytea), 'hex'), 24), job_name);
  RETURN made;
END $$;

-- For work across tenants, which is bound to no app.
CREATE FUNCTION jobs.enqueue_for(tenant uuid, job_name text, payload jsonb) RETURNS uuid
LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' AS $$
DECLARE
  bound CONSTANT text := coalesce(current_setting('app.id', true), '');
  made uuid;
BEGIN
  PERFORM set_config('app.id', tenant::text, true);
  made := jobs.enqueue(job_name, payload, NULL, NULL, NULL);
  PERFORM set_config('app.id', bound, true);
  RETURN made;
END $$;
GRANT EXECUTE ON FUNCTION jobs.enqueue_for TO wohlauf_platform;

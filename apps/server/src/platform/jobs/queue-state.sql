-- The state of the queue for admins and operators, without payloads. Only for work across tenants. The jobs that wait are counted in
-- pg-boss' index of them, and those that failed and wait for their next attempt as `retrying`; `active` and `failed` are the counts that it takes every ten seconds while a worker runs.
CREATE FUNCTION jobs.queues()
RETURNS TABLE (name text, ready integer, retrying integer, active integer, failed integer, oldest_due_at timestamptz, oldest_seconds double precision)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  RETURN QUERY
  SELECT q.name, coalesce(due.jobs, 0)::integer, coalesce(due.retries, 0)::integer, q.active_count, q.failed_count, due.first_at,
    coalesce(extract(epoch FROM pgboss.job_now() - due.first_at), 0)::double precision
  FROM pgboss.queue q LEFT JOIN (
    SELECT j.name, count(*) FILTER (WHERE j.start_after <= pgboss.job_now()) AS jobs,
      count(*) FILTER (WHERE j.start_after > pgboss.job_now()) AS retries,
      min(j.start_after) FILTER (WHERE j.start_after <= pgboss.job_now()) AS first_at
    FROM pgboss.job j
    WHERE j.state < 'active' AND NOT j.blocked AND (j.state = 'retry' OR j.start_after <= pgboss.job_now()) GROUP BY j.name
  ) due ON due.name = q.name
  WHERE q.name NOT LIKE '\_\_pgboss%' ORDER BY q.name;
END $$;
GRANT EXECUTE ON FUNCTION jobs.queues TO wohlauf_platform;

-- Newest first, at most `most` (all without it); `jobs` is how many there are.
CREATE FUNCTION jobs.failed_jobs(most integer)
RETURNS TABLE (id uuid, name text, of_app_id uuid, at timestamptz, error text, jobs bigint)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  RETURN QUERY
  SELECT j.id, j.name, (j.data->>'appId')::uuid, j.completed_on,
    split_part(coalesce(j.output->>'message', j.output->'value'->>'message', 'unknown'), E'\n', 1), count(*) OVER ()
  FROM pgboss.job j WHERE j.state = 'failed' ORDER BY j.completed_on DESC, j.id LIMIT most;
END $$;
GRANT EXECUTE ON FUNCTION jobs.failed_jobs TO wohlauf_platform;

-- Mails that were given up because the mail server refuses their recipient, in the same order; kept as long as their jobs, which may
-- still have other mails to send.
CREATE FUNCTION jobs.refused_mails(most integer)
RETURNS TABLE (id uuid, of_app_id uuid, at timestamptz, kind text, reason text, mails bigint)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  RETURN QUERY
  SELECT j.id, (j.data->>'appId')::uuid, coalesce(j.completed_on, j.started_on), note->>'refused', note->>'reason', count(*) OVER ()
  FROM pgboss.job j CROSS JOIN LATERAL jsonb_array_elements(j.output->'notes') note
  WHERE jsonb_typeof(j.output->'notes') = 'array' AND note ? 'refused'
  ORDER BY coalesce(j.completed_on, j.started_on) DESC, j.id LIMIT most;
END $$;
GRANT EXECUTE ON FUNCTION jobs.refused_mails TO wohlauf_platform;

-- Makes a failed job run once more, as pg-boss itself does it. `done` is false when the job has not failed, or no longer; no row without such a
-- job.
CREATE FUNCTION jobs.retry_failed(given_id uuid) RETURNS TABLE (done boolean, of_app_id uuid)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' AS $$
DECLARE
  queue text;
BEGIN
  UPDATE pgboss.job j SET state = 'retry', retry_limit = j.retry_limit + 1, completed_on = NULL
  FROM pgboss.queue q WHERE j.name = q.name AND j.id = given_id AND j.state = 'failed' RETURNING j.name INTO queue;
  IF queue IS NOT NULL THEN
    PERFORM pg_notify('pgboss_' || left(encode(sha224('pgboss'::bytea), 'hex'), 24), queue);
  END IF;
  RETURN QUERY
  SELECT queue IS NOT NULL, (j.data->>'appId')::uuid
  FROM pgboss.queue q JOIN pgboss.job j ON j.name = q.name AND j.id = given_id;
END $$;
GRANT EXECUTE ON FUNCTION jobs.retry_failed TO wohlauf_platform;

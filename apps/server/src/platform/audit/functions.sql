-- Refuses every change of the audit log, also by the tables' owner. Entries older than 400 days may be removed.
CREATE FUNCTION resolver.keep_audit_entries()
RETURNS trigger
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.at < now() - interval '400 days' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'the audit log is append-only' USING ERRCODE = 'insufficient_privilege';
END $$;

-- Goes by the database's own clock, so that its caller can remove nothing before its time.
CREATE FUNCTION resolver.remove_old_audit_entries()
RETURNS void
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  DELETE FROM public.audit_entry e WHERE e.at < now() - interval '400 days';
END $$;

-- When managers of the bound app changed each of these last, and who: for managers. Copying a row does not change it.
CREATE FUNCTION lookups.last_changes(given_ids uuid[])
RETURNS TABLE (target_id uuid, at timestamptz, actor_id uuid)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = '' AS $$
DECLARE
  bound_app CONSTANT uuid :=
    CASE WHEN current_setting('app.reach', true) = 'manager' THEN nullif(current_setting('app.id', true), '')::uuid END;
BEGIN
  RETURN QUERY SELECT given.id, e.at, e.actor_id FROM unnest(given_ids) AS given (id)
  CROSS JOIN LATERAL (
    SELECT a.at, a.actor_id FROM public.audit_entry a
    WHERE a.target_id = given.id AND a.of_app_id = bound_app AND a.actor_role = 'ROLE_APP_MANAGER'
      AND a.operation NOT LIKE '%/duplicate-%'
    ORDER BY a.at DESC, a.id DESC LIMIT 1
  ) AS e;
END $$;

-- Refuses every change of the audit log, also by the tables' owner. What is older than 400 days may go.
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

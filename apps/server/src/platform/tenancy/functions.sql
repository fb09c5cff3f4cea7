-- For files that are requested without a session.
CREATE FUNCTION resolver.find_app(given_host text)
RETURNS uuid
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  RETURN (SELECT h.app_id FROM public.app_host h WHERE h.host = given_host);
END $$;

-- The native apps of a host's app, for the files by which devices open its links there; no row for an unknown host.
CREATE FUNCTION resolver.find_shells(given_host text)
RETURNS TABLE (android text, ios text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = '' AS $$
DECLARE found_app uuid;
BEGIN
  SELECT h.app_id INTO found_app FROM public.app_host h WHERE h.host = given_host;
  RETURN QUERY SELECT a.android_shell, a.ios_shell FROM public.app a WHERE a.app_id = found_app;
END $$;

-- Runs once per transaction, at the commit: the version's row is locked only from then on, so that editors
-- neither wait for each other nor deadlock.
CREATE FUNCTION resolver.move_content_version()
RETURNS trigger
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = '' AS $$
DECLARE
  changed_app CONSTANT uuid := coalesce(NEW.app_id, OLD.app_id);
  -- Not called in the statement: there, a distributed database takes immutable functions only.
  own_transaction CONSTANT xid := pg_current_xact_id()::xid;
BEGIN
  IF NOT EXISTS (SELECT FROM public.app a WHERE a.app_id = changed_app) THEN
    RETURN NULL;
  END IF;
  INSERT INTO public.content_version AS v (app_id, version) VALUES (changed_app, gen_random_uuid())
  ON CONFLICT (app_id) DO UPDATE SET version = excluded.version WHERE v.xmin <> own_transaction;
  RETURN NULL;
END $$;

CREATE FUNCTION lookups.has_account(given_app uuid, given_address text)
RETURNS boolean
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  RETURN EXISTS (SELECT FROM public.app_user u WHERE u.app_id = given_app AND u.email_address = given_address);
END $$;

-- For managers, who cannot read others' accounts: the names of those who manage the same app.
CREATE FUNCTION lookups.names_of_managers(given_app uuid, given_ids uuid[])
RETURNS TABLE (id uuid, first_name text, last_name text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  RETURN QUERY SELECT u.id, u.first_name, u.last_name FROM public.app_user u
  WHERE u.app_id = given_app AND u.id = ANY (given_ids) AND u.role = 'ROLE_APP_MANAGER'
    AND current_setting('app.reach', true) = 'manager';
END $$;

-- Who may see and do what. Applied after every migration, as a whole, to whatever tables there are: a table is protected
-- on the day it appears. Facts behind it: docs/decisions/0004-tenancy.md.

DO $$
DECLARE
  tenant CONSTANT text := $p$app_id = (SELECT nullif(current_setting('app.id', true), '')::uuid)$p$;
  own CONSTANT text := $p$user_id = (SELECT nullif(current_setting('app.user_id', true), '')::uuid)
    OR (SELECT current_setting('app.reach', true)) = 'app'$p$;
  -- What the named door across tenants is for: finding and administering apps and accounts, and counting failed logins.
  platform_tables CONSTANT text[] := ARRAY['app', 'app_host', 'app_user', 'session', 'admin_user', 'admin_session', 'login_throttle', 'impersonation'];
  -- What the session's resolver must read before any tenant is known.
  resolver_tables CONSTANT text[] := ARRAY['app', 'app_host', 'app_user', 'session', 'admin_user'];
  -- Rows that are never changed or taken back; they go only with their user.
  append_only CONSTANT text[] := ARRAY['health_point_entry'];
  t record;
  p record;
BEGIN
  FOR t IN
    SELECT c.oid, c.relname AS name,
      EXISTS (SELECT FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'app_id' AND NOT a.attisdropped) AS is_tenant,
      EXISTS (SELECT FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'user_id' AND NOT a.attisdropped) AS is_owned
    FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')
  LOOP
    EXECUTE format('ALTER TABLE public.%I ENABLE ROW LEVEL SECURITY', t.name);
    EXECUTE format('ALTER TABLE public.%I FORCE ROW LEVEL SECURITY', t.name);
    FOR p IN SELECT polname FROM pg_policy WHERE polrelid = t.oid LOOP
      EXECUTE format('DROP POLICY %I ON public.%I', p.polname, t.name);
    END LOOP;
    EXECUTE format('REVOKE ALL ON public.%I FROM PUBLIC, wohlauf_runtime, wohlauf_platform, wohlauf_resolver', t.name);

    IF t.is_tenant THEN
      EXECUTE format('CREATE POLICY tenant ON public.%I TO wohlauf_runtime USING (%s) WITH CHECK (%s)', t.name, tenant, tenant);
      IF t.is_owned THEN
        EXECUTE format('CREATE POLICY own_rows ON public.%I AS RESTRICTIVE TO wohlauf_runtime USING (%s) WITH CHECK (%s)', t.name, own, own);
      END IF;
      IF t.name = ANY (append_only) THEN
        EXECUTE format('GRANT SELECT, INSERT ON public.%I TO wohlauf_runtime', t.name);
      ELSIF t.name IN ('app', 'app_host') THEN
        EXECUTE format('GRANT SELECT ON public.%I TO wohlauf_runtime', t.name);
      ELSE
        EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON public.%I TO wohlauf_runtime', t.name);
      END IF;
    END IF;
    IF t.name = ANY (platform_tables) THEN
      EXECUTE format('CREATE POLICY platform ON public.%I TO wohlauf_platform USING (true) WITH CHECK (true)', t.name);
      EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON public.%I TO wohlauf_platform', t.name);
    END IF;
    IF t.name = ANY (resolver_tables) THEN
      EXECUTE format('CREATE POLICY resolver ON public.%I FOR SELECT TO wohlauf_resolver USING (true)', t.name);
      EXECUTE format('GRANT SELECT ON public.%I TO wohlauf_resolver', t.name);
    END IF;
  END LOOP;
END $$;

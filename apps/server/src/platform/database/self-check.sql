-- What must be true of the database before anybody is served; every row is a sentence about what is not.
SELECT format('table %s is not under forced row-level security', c.relname) AS problem
FROM pg_class c
WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')
  AND NOT (c.relrowsecurity AND c.relforcerowsecurity)
UNION ALL
SELECT format('table %s has no policy', c.relname)
FROM pg_class c
WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')
  AND NOT EXISTS (SELECT FROM pg_policy p WHERE p.polrelid = c.oid)
UNION ALL
SELECT format('policy %s of %s opens it without asking for the tenant', p.polname, c.relname)
FROM pg_policy p
JOIN pg_class c ON c.oid = p.polrelid
JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'app_id'
WHERE p.polpermissive AND (p.polroles = '{0}' OR 'wohlauf_runtime'::regrole = ANY (p.polroles))
  AND coalesce(pg_get_expr(p.polqual, c.oid), pg_get_expr(p.polwithcheck, c.oid)) NOT LIKE '%app\_id = %current_setting(''app.id''%'
UNION ALL
SELECT format('column app_id of %s may be null', c.relname)
FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND a.attname = 'app_id' AND NOT a.attnotnull
UNION ALL
SELECT format('no index of %s is led by app_id', c.relname)
FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND a.attname = 'app_id'
  AND NOT EXISTS (SELECT FROM pg_index i WHERE i.indrelid = c.oid AND i.indkey[0] = a.attnum)
UNION ALL
SELECT format('foreign key %s of %s joins two tenant tables without app_id', k.conname, c.relname)
FROM pg_constraint k
JOIN pg_class c ON c.oid = k.conrelid
JOIN pg_attribute child ON child.attrelid = k.conrelid AND child.attname = 'app_id'
JOIN pg_attribute parent ON parent.attrelid = k.confrelid AND parent.attname = 'app_id'
WHERE k.contype = 'f' AND c.relnamespace = 'public'::regnamespace
  AND NOT (child.attnum = ANY (k.conkey) AND parent.attnum = ANY (k.confkey))
UNION ALL
SELECT format('view %s runs with its owner''s rights', c.relname)
FROM pg_class c
WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('v', 'm')
  AND NOT coalesce('security_invoker=true' = ANY (c.reloptions), false)
UNION ALL
SELECT format('function %s runs with its owner''s rights', p.oid::regprocedure)
FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
WHERE p.prosecdef AND n.nspname NOT IN ('pg_catalog', 'information_schema')
  AND p.oid::regprocedure::text NOT IN ('resolver.open_request(text,bytea,timestamp with time zone)',
    'jobs.enqueue(text,jsonb,timestamp with time zone,text,integer)')
UNION ALL
SELECT format('role %s may go around row-level security', r.rolname)
FROM pg_roles r
WHERE r.rolname IN ('wohlauf_owner', 'wohlauf_resolver', 'wohlauf_runtime', 'wohlauf_platform', 'wohlauf_jobs')
  AND (r.rolsuper OR r.rolbypassrls OR r.rolcreaterole)
UNION ALL
SELECT format('role %s owns %s', r.rolname, c.relname)
FROM pg_class c JOIN pg_roles r ON r.oid = c.relowner
WHERE r.rolname IN ('wohlauf_runtime', 'wohlauf_platform')
UNION ALL
SELECT format('role %s may %s on %s', g.grantee, g.privilege_type, g.table_name)
FROM information_schema.role_table_grants g
WHERE g.grantee IN ('wohlauf_runtime', 'wohlauf_platform', 'PUBLIC') AND g.table_schema = 'public'
  AND g.privilege_type IN ('TRUNCATE', 'REFERENCES', 'TRIGGER')
UNION ALL
SELECT format('role wohlauf_jobs may %s on %s', g.privilege_type, g.table_name)
FROM information_schema.role_table_grants g
WHERE g.grantee = 'wohlauf_jobs' AND g.table_schema = 'public'
UNION ALL
SELECT format('role wohlauf_jobs owns %s', c.oid::regclass)
FROM pg_class c JOIN pg_roles r ON r.oid = c.relowner
WHERE r.rolname = 'wohlauf_jobs' AND c.relnamespace NOT IN ('pgboss'::regnamespace, 'pg_toast'::regnamespace)
UNION ALL
SELECT format('role %s may look into the job queue', r.rolname)
FROM pg_roles r
WHERE r.rolname IN ('wohlauf_owner', 'wohlauf_resolver', 'wohlauf_runtime', 'wohlauf_platform')
  AND has_schema_privilege(r.oid, 'pgboss', 'USAGE')
UNION ALL
SELECT format('role %s may %s on %s', g.grantee, g.privilege_type, g.table_name)
FROM information_schema.role_table_grants g
WHERE g.grantee IN ('wohlauf_owner', 'wohlauf_resolver', 'wohlauf_runtime', 'wohlauf_platform', 'PUBLIC')
  AND g.table_schema = 'pgboss'

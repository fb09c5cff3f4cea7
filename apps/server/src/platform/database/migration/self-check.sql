-- The permissions in this database, one fact per row, as PostgreSQL stores them. The self-check compares these facts with the
-- expected ones (expected-facts.ts): a missing one and an additional one are both a gap.
--
-- Covers all objects of the product: those in its schemas, those of its roles or of the migrating role, and
-- privileges of its roles. Objects of a host or an extension are ignored unless the product's roles can reach them.
-- Privileges of superusers, of the migrating role and of the database's owner are ignored: they may do everything
-- anyway. $1 is the migrating role: the facts are the same whichever role asks for them.
WITH
ours AS (
  SELECT oid, rolname FROM pg_roles WHERE rolname IN ('wohlauf_owner', 'wohlauf_resolver', 'wohlauf_lookups', 'wohlauf_search',
    'wohlauf_runtime', 'wohlauf_platform', 'wohlauf_jobs')
),
trusted AS (
  SELECT oid FROM pg_roles WHERE rolsuper OR rolname IN ($1, 'pg_database_owner')
  UNION SELECT datdba FROM pg_database WHERE datname = current_database()
),
makers AS (
  SELECT oid FROM ours
  UNION SELECT oid FROM pg_roles WHERE rolname = $1
  UNION SELECT datdba FROM pg_database WHERE datname = current_database()
),
of_extensions AS (SELECT classid, objid FROM pg_depend WHERE deptype = 'e'),
spaces AS (
  SELECT n.oid, n.nspname, n.nspowner, n.nspacl,
    n.nspname ~ '^(public|pgboss|drizzle|(resolver|lookups|search|jobs|writes)(_[0-9a-f]{8})?)$' AS is_ours,
    -- Maintained by another product's migrations: only its owner has access.
    CASE n.nspname WHEN 'pgboss' THEN 'wohlauf_jobs' WHEN 'drizzle' THEN 'wohlauf_owner' END AS closed_by
  FROM pg_namespace n
  WHERE n.nspname !~ '^pg_(toast|temp)' AND (n.oid NOT IN (SELECT objid FROM of_extensions WHERE classid = 'pg_namespace'::regclass))
),
relations AS (
  SELECT c.oid, c.relname, c.relkind, c.relowner, c.relacl, c.relrowsecurity, c.relforcerowsecurity, s.nspname, s.closed_by, s.is_ours,
    s.is_ours OR (c.relowner IN (SELECT oid FROM makers) AND c.oid >= 16384) AS is_told
  FROM pg_class c JOIN spaces s ON s.oid = c.relnamespace
  WHERE c.relkind IN ('r', 'p', 'v', 'm', 'f', 'S')
    AND c.oid NOT IN (SELECT objid FROM of_extensions WHERE classid = 'pg_class'::regclass)
),
functions AS (
  SELECT p.oid, p.proname, p.proowner, p.proacl, p.prosecdef, s.nspname, s.closed_by, s.is_ours, s.oid AS space
  FROM pg_proc p JOIN spaces s ON s.oid = p.pronamespace
  WHERE p.oid NOT IN (SELECT objid FROM of_extensions WHERE classid = 'pg_proc'::regclass)
),
-- Privileges on every kind of object, exploded; the owner's own are omitted.
rights AS (
  SELECT r.nspname || '.' || r.relname AS what, r.is_told, r.relowner AS owner, x.*
  FROM relations r, aclexplode(coalesce(r.relacl, acldefault(CASE r.relkind WHEN 'S' THEN 's' ELSE 'r' END::"char", r.relowner))) x
  UNION ALL
  SELECT r.nspname || '.' || r.relname || ' (' || a.attname || ')', r.is_told, r.relowner, x.*
  FROM relations r JOIN pg_attribute a ON a.attrelid = r.oid, aclexplode(a.attacl) x
  UNION ALL
  SELECT format('%s.%s(%s)', f.nspname, f.proname, pg_get_function_identity_arguments(f.oid)),
    f.is_ours AND f.closed_by IS NULL, f.proowner, x.*
  FROM functions f, aclexplode(coalesce(f.proacl, acldefault('f', f.proowner))) x
  UNION ALL
  SELECT 'schema ' || s.nspname, s.is_ours, s.nspowner, x.*
  FROM spaces s, aclexplode(coalesce(s.nspacl, acldefault('n', s.nspowner))) x
  UNION ALL
  SELECT 'the database', x.grantee = 0, d.datdba, x.*
  FROM pg_database d, aclexplode(coalesce(d.datacl, acldefault('d', d.datdba))) x
  WHERE d.datname = current_database() AND x.privilege_type <> 'CONNECT' AND x.grantee <> (SELECT oid FROM ours WHERE rolname = 'wohlauf_owner')
  UNION ALL
  SELECT 'the parameter ' || p.parname, x.grantee = 0, 0, x.* FROM pg_parameter_acl p, aclexplode(p.paracl) x
  UNION ALL
  SELECT 'the server ' || f.srvname, false, f.srvowner, x.* FROM pg_foreign_server f, aclexplode(f.srvacl) x
  UNION ALL
  SELECT 'the large object ' || l.oid, true, l.lomowner, x.* FROM pg_largeobject_metadata l, aclexplode(l.lomacl) x
  UNION ALL
  SELECT format('every new %s of %s', CASE d.defaclobjtype WHEN 'r' THEN 'table' WHEN 'S' THEN 'sequence' WHEN 'f' THEN 'function'
      WHEN 'T' THEN 'type' WHEN 'n' THEN 'schema' ELSE 'object' END, pg_get_userbyid(d.defaclrole)),
    d.defaclrole IN (SELECT oid FROM ours), d.defaclrole, x.*
  FROM pg_default_acl d, aclexplode(d.defaclacl) x
)
SELECT format('%s may %s on %s%s', CASE r.grantee WHEN 0 THEN 'PUBLIC' ELSE pg_get_userbyid(r.grantee) END, r.privilege_type, r.what,
  CASE WHEN r.is_grantable THEN ' and pass it on' ELSE '' END) AS fact
FROM rights r
WHERE r.grantee <> r.owner AND r.grantee NOT IN (SELECT oid FROM trusted)
  AND (r.is_told OR r.grantee IN (SELECT oid FROM ours))
UNION ALL
SELECT format('%s %s.%s belongs to %s%s',
  CASE r.relkind WHEN 'v' THEN 'view' WHEN 'm' THEN 'materialized view' WHEN 'f' THEN 'foreign table' WHEN 'S' THEN 'sequence' ELSE 'table' END,
  r.nspname, r.relname, pg_get_userbyid(r.relowner),
  CASE WHEN r.relkind NOT IN ('r', 'p') OR r.closed_by IS NOT NULL THEN ''
    WHEN r.relrowsecurity AND r.relforcerowsecurity THEN ', row-level security forced'
    WHEN r.relrowsecurity THEN ', row-level security not forced' ELSE ', row-level security off' END)
FROM relations r
WHERE r.is_told AND (r.closed_by IS NULL OR r.closed_by <> pg_get_userbyid(r.relowner))
UNION ALL
SELECT format('function %s.%s belongs to %s and runs with its rights', f.nspname, f.proname, pg_get_userbyid(f.proowner))
FROM functions f
WHERE f.prosecdef AND (f.closed_by IS NOT NULL OR (NOT f.is_ours AND f.oid >= 16384 AND (f.proowner IN (SELECT oid FROM ours) OR EXISTS (
  SELECT FROM ours o WHERE has_function_privilege(o.oid, f.oid, 'EXECUTE') AND has_schema_privilege(o.oid, f.space, 'USAGE')))))
UNION ALL
SELECT format('function %s.%s belongs to %s', f.nspname, f.proname, pg_get_userbyid(f.proowner))
FROM functions f WHERE f.closed_by <> pg_get_userbyid(f.proowner)
UNION ALL
SELECT format('schema %s belongs to %s', s.nspname, pg_get_userbyid(s.nspowner))
FROM spaces s
WHERE (s.is_ours AND s.nspname <> 'public') OR s.nspowner IN (SELECT oid FROM ours)
UNION ALL
SELECT format('trigger %s on %s.%s: %s%s', t.tgname, r.nspname, r.relname, pg_get_triggerdef(t.oid),
  CASE WHEN t.tgenabled <> 'O' THEN ', switched off' ELSE '' END)
FROM pg_trigger t JOIN relations r ON r.oid = t.tgrelid
WHERE r.is_told AND NOT t.tgisinternal
UNION ALL
SELECT format('the foreign keys of %s.%s are switched off', r.nspname, r.relname)
FROM relations r
WHERE r.is_told AND EXISTS (SELECT FROM pg_trigger t WHERE t.tgrelid = r.oid AND t.tgisinternal AND t.tgenabled <> 'O')
UNION ALL
SELECT format('rule %s on %s.%s', w.rulename, r.nspname, r.relname)
FROM pg_rewrite w JOIN relations r ON r.oid = w.ev_class
WHERE r.is_told AND w.rulename <> '_RETURN'
UNION ALL
SELECT format('role %s: %s', r.rolname, concat_ws(', ', CASE WHEN r.rolcanlogin THEN 'logs in' ELSE 'logs in nowhere' END,
  CASE WHEN r.rolinherit THEN 'inherits' END, CASE WHEN r.rolsuper THEN 'is a superuser' END,
  CASE WHEN r.rolbypassrls THEN 'goes around row-level security' END, CASE WHEN r.rolcreaterole THEN 'makes roles' END,
  CASE WHEN r.rolcreatedb THEN 'makes databases' END, CASE WHEN r.rolreplication THEN 'replicates' END))
FROM pg_roles r WHERE r.oid IN (SELECT oid FROM ours)
UNION ALL
SELECT format('role %s is a member of %s', pg_get_userbyid(m.member), pg_get_userbyid(m.roleid))
FROM pg_auth_members m
WHERE m.member IN (SELECT oid FROM ours)
  OR (m.roleid IN (SELECT oid FROM ours) AND m.member NOT IN (SELECT oid FROM trusted))
UNION ALL
SELECT format('the setting %s for %s', split_part(s.setting, '=', 1),
  CASE d.setrole WHEN 0 THEN 'all roles' ELSE pg_get_userbyid(d.setrole) END)
FROM pg_db_role_setting d, unnest(d.setconfig) AS s (setting)
WHERE (d.setrole = 0 OR d.setrole IN (SELECT oid FROM ours))
  AND d.setdatabase IN (0, (SELECT oid FROM pg_database WHERE datname = current_database()))
  -- Every setting may change what a statement does, or lose what was acknowledged, but these: they concern its speed and its
  -- traces. Any other one is undone by ALTER ROLE or ALTER DATABASE … RESET.
  AND s.setting !~* ('^(wohlauf\.owner_logs_in|application_name|client_min_messages|idle_session_timeout|(lc|tcp|log|track|enable|geqo|jit|max_parallel|parallel|vacuum_cost|gin)(_[a-z_]+)?'
    '|(citus|auto_explain|pg_stat_statements|pgaudit)\.[a-z_]+|[a-z_]+_(cost|work_mem|io_concurrency|collapse_limit)|work_mem|hash_mem_multiplier'
    '|temp_buffers|temp_file_limit|effective_cache_size|default_statistics_target|constraint_exclusion|cursor_tuple_fraction|plan_cache_mode)=')
  AND s.setting !~* '^(statement|lock|idle_in_transaction_session|deadlock)_timeout=[0-9.]*[1-9]'
  AND s.setting !~* '^synchronous_commit=(on|local|remote_write|remote_apply)$'

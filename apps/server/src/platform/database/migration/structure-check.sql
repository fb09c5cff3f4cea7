-- $1: the columns stated in access.ts, as JSON by table and column; $2: the tables whose rows may be on
-- different machines (`placement` there).
SELECT format('column app_id of %s may be null', c.relname) AS problem
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
SELECT format('foreign key %s of %s is not kept', k.conname, c.relname)
FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
WHERE k.contype = 'f' AND c.relnamespace = 'public'::regnamespace AND NOT k.convalidated
UNION ALL
SELECT format('%s does not go with its app: %s holds the deletion up', c.relname, k.conname)
FROM pg_constraint k
JOIN pg_class c ON c.oid = k.conrelid
WHERE k.contype = 'f' AND c.relnamespace = 'public'::regnamespace AND k.confdeltype <> 'c'
  AND NOT EXISTS (SELECT FROM pg_constraint a WHERE a.contype = 'f' AND a.conrelid = c.oid
    AND a.confrelid = to_regclass('public.app') AND a.confdeltype = 'c')
UNION ALL
SELECT format('column %s of %s refers to a person, and the rules of %s do not name it', a.attname, c.relname, c.relname)
FROM pg_constraint k
JOIN pg_class c ON c.oid = k.conrelid
JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = ANY (k.conkey) AND a.attname <> 'app_id'
WHERE k.contype = 'f' AND k.confrelid = to_regclass('public.app_user')
  AND a.attname IS DISTINCT FROM $1::jsonb ->> c.relname::text
UNION ALL
SELECT format('column %s of %s names a person, and no foreign key lets the row go with its person', stated.value, stated.key)
FROM jsonb_each_text($1::jsonb) AS stated
WHERE EXISTS (SELECT FROM pg_attribute a WHERE a.attrelid = to_regclass('public.' || stated.key) AND a.attname = 'app_id')
  AND stated.key <> 'app_user'
  AND NOT EXISTS (SELECT FROM pg_constraint k JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = ANY (k.conkey)
    WHERE k.contype = 'f' AND k.conrelid = to_regclass('public.' || stated.key) AND a.attname = stated.value
      AND k.confrelid = to_regclass('public.app_user') AND k.confdeltype = 'c')
UNION ALL
SELECT format('%s of %s is unique without app_id', i.indexrelid::regclass, c.relname)
FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
WHERE c.relnamespace = 'public'::regnamespace AND c.relname = ANY ($2) AND i.indisunique
  AND NOT EXISTS (SELECT FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'app_id' AND a.attnum = ANY (i.indkey))
UNION ALL
SELECT format('foreign key %s of %s refers to rows that may lie on another machine', k.conname, c.relname)
FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid JOIN pg_class parent ON parent.oid = k.confrelid
WHERE k.contype = 'f' AND c.relnamespace = 'public'::regnamespace
  AND parent.relname = ANY ($2) AND NOT c.relname = ANY ($2)
UNION ALL
SELECT format('the policy %s of %s contains a sub-select', p.polname, c.relname)
FROM pg_policy p JOIN pg_class c ON c.oid = p.polrelid
WHERE c.relname = ANY ($2) AND c.relnamespace = 'public'::regnamespace
  AND concat(p.polqual, p.polwithcheck) LIKE '%{SUBLINK %'

-- The protection of each table's rows, one fact per row, with the number of relations that have it: of the table itself on the
-- coordinator, and of its shards on a node. The caller puts a truth value in the place of `are_shards`.
WITH
relations AS (
  SELECT c.oid, t.relname AS of_table
  FROM pg_dist_shard s
  JOIN pg_class t ON t.oid = s.logicalrelid
  JOIN pg_class c ON c.relnamespace = t.relnamespace AND c.relname = t.relname || '_' || s.shardid
  WHERE are_shards AND t.relnamespace = 'public'::regnamespace
  UNION ALL
  SELECT t.oid, t.relname
  FROM pg_dist_partition p JOIN pg_class t ON t.oid = p.logicalrelid
  WHERE NOT are_shards AND t.relnamespace = 'public'::regnamespace
),
facts AS (
  SELECT r.of_table, format('belongs to %s, row-level security %s', pg_get_userbyid(c.relowner),
    CASE WHEN c.relrowsecurity AND c.relforcerowsecurity THEN 'forced' ELSE 'open' END) AS fact
  FROM relations r JOIN pg_class c ON c.oid = r.oid
  UNION ALL
  SELECT r.of_table, format('policy %s: %s using %s check %s', p.polname, p.polcmd,
    coalesce(pg_get_expr(p.polqual, r.oid), 'nothing'), coalesce(pg_get_expr(p.polwithcheck, r.oid), 'nothing'))
  FROM relations r JOIN pg_policy p ON p.polrelid = r.oid
  UNION ALL
  SELECT r.of_table, format('trigger %s runs %s, type %s%s%s', regexp_replace(t.tgname, '_\d{6,}$', ''), t.tgfoid::regprocedure, t.tgtype,
    CASE WHEN t.tginitdeferred THEN ', at the commit' END, CASE WHEN t.tgenabled <> 'O' THEN ', switched off' END)
  FROM relations r JOIN pg_trigger t ON t.tgrelid = r.oid
  WHERE NOT t.tgisinternal
  UNION ALL
  SELECT r.of_table, format('foreign key %s', regexp_replace(pg_get_constraintdef(k.oid), 'REFERENCES (public\.)?([a-z_]+?)(_\d{6,})?\(', 'REFERENCES \2('))
  FROM relations r JOIN pg_constraint k ON k.conrelid = r.oid
  WHERE k.contype = 'f'
  UNION ALL
  SELECT r.of_table, format('%s %s', CASE WHEN i.indisunique THEN 'unique key' ELSE 'index' END,
    substring(pg_get_indexdef(i.indexrelid) FROM ' USING .*'))
  FROM relations r JOIN pg_index i ON i.indrelid = r.oid
  UNION ALL
  SELECT r.of_table, format('%s may %s', pg_get_userbyid(x.grantee), x.privilege_type)
  FROM relations r JOIN pg_class c ON c.oid = r.oid, aclexplode(c.relacl) x
  WHERE x.grantee <> c.relowner
  UNION ALL
  SELECT r.of_table, format('%s may %s (%s)', pg_get_userbyid(x.grantee), x.privilege_type, a.attname)
  FROM relations r JOIN pg_attribute a ON a.attrelid = r.oid, aclexplode(a.attacl) x
)
SELECT coalesce(json_agg(json_build_array(f.of_table, f.fact, f.relations)), '[]')
FROM (SELECT of_table, fact, count(*) AS relations FROM facts GROUP BY of_table, fact) f

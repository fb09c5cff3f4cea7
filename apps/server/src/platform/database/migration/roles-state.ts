import pg from 'pg'
import { keyIdOf } from '../../base/secrets/derive-key.ts'
import { LOGIN_ROLES, ROLES, urlFor } from '../roles.ts'
import { SHARED_SCHEMAS, settingsOf } from './ensure-roles.ts'
import { readKeptKeyId } from './kept-key-id.ts'

const ARE_RIGHTS_SET = `
WITH me AS (SELECT oid, rolsuper FROM pg_roles WHERE rolname = current_user),
database AS (SELECT oid, datdba, datacl FROM pg_database WHERE datname = current_database()),
given AS (
  SELECT 'the database' AS what, x.* FROM database d, aclexplode(coalesce(d.datacl, acldefault('d', d.datdba))) x
  UNION ALL
  SELECT 'public', x.* FROM pg_namespace n, aclexplode(coalesce(n.nspacl, acldefault('n', n.nspowner))) x
  WHERE n.nspname = 'public'
)
SELECT
  NOT EXISTS (SELECT FROM unnest($1::text[]) AS r (name) WHERE to_regrole(r.name) IS NULL)
  AND NOT EXISTS (SELECT FROM me, pg_roles r WHERE r.rolname = ANY ($2) AND (NOT r.rolcanlogin OR r.rolcreaterole
    OR (me.rolsuper AND (r.rolsuper OR r.rolcreatedb OR r.rolreplication OR r.rolbypassrls))))
  AND NOT EXISTS (SELECT FROM jsonb_each($3) AS r (name, settings), jsonb_each_text(r.settings) AS s (name, value)
    WHERE NOT EXISTS (SELECT FROM pg_db_role_setting d WHERE d.setdatabase = 0 AND d.setrole = to_regrole(r.name)
      AND s.name || '=' || s.value = ANY (d.setconfig)))
  AND NOT EXISTS (SELECT FROM me, unnest($4::text[]) AS r (name) WHERE NOT me.rolsuper AND NOT EXISTS (
    SELECT FROM pg_auth_members m WHERE m.member = me.oid AND m.roleid = to_regrole(r.name)
      AND coalesce((to_jsonb(m) ->> 'set_option')::boolean, true)))
  AND NOT EXISTS (SELECT FROM (VALUES ('wohlauf_owner', 'CREATE'), ('wohlauf_owner', 'CONNECT'), ('wohlauf_owner', 'TEMPORARY'))
    AS r (name, verb) WHERE NOT EXISTS (SELECT FROM given g
      WHERE g.what = 'the database' AND g.grantee = to_regrole(r.name) AND g.privilege_type = r.verb))
  AND NOT EXISTS (SELECT FROM unnest($2::text[]) AS r (name) WHERE NOT EXISTS (SELECT FROM given g
    WHERE g.what = 'the database' AND g.grantee = to_regrole(r.name) AND g.privilege_type = 'CONNECT'))
  AND NOT EXISTS (SELECT FROM given g WHERE g.what = 'the database'
    AND ((g.grantee = 0 AND g.privilege_type = 'TEMPORARY')
      OR (g.grantee = to_regrole('wohlauf_resolver') AND g.privilege_type = 'CREATE')))
  AND NOT EXISTS (SELECT FROM given g WHERE g.what = 'public' AND g.grantee = 0)
  AND NOT EXISTS (SELECT FROM unnest($5::text[]) AS r (name) WHERE NOT EXISTS (SELECT FROM given g
    WHERE g.what = 'public' AND g.grantee = to_regrole(r.name) AND g.privilege_type = 'USAGE'))
  AND EXISTS (SELECT FROM given g
    WHERE g.what = 'public' AND g.grantee = to_regrole('wohlauf_owner') AND g.privilege_type = 'CREATE')
  AND NOT EXISTS (SELECT FROM unnest($6::text[]) AS s (name) WHERE to_regnamespace(s.name) IS NULL) AS are_set`

const areRightsSet = async (client: pg.ClientBase): Promise<boolean> => {
  const all = Object.values(ROLES)
  const { rows } = await client.query<{ are_set: boolean }>(ARE_RIGHTS_SET, [
    all,
    LOGIN_ROLES,
    JSON.stringify(Object.fromEntries(LOGIN_ROLES.map((role) => [role, settingsOf(role)]))),
    [ROLES.owner, ROLES.resolver, ROLES.lookups, ROLES.search, ROLES.jobs],
    all.filter((role) => role !== ROLES.jobs),
    Object.keys(SHARED_SCHEMAS),
  ])
  return rows[0]?.are_set === true
}

/** Wrong password, or a role that may not log in. */
const NOT_LET_IN = /^28/

const canLogIn = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return true
  } catch (error) {
    if (NOT_LET_IN.test((error as { code?: string }).code ?? '')) return false
    throw error
  } finally {
    await client.end().catch(() => {})
  }
}

/** Whether the roles, their rights and their passwords are as `ensureRoles` makes them. Writes nothing. */
export const areRolesSet = async (
  client: pg.Client,
  adminUrl: string,
  secretKey: string,
): Promise<boolean> => {
  if (!(await areRightsSet(client))) return false
  if ((await readKeptKeyId(client)) !== keyIdOf(secretKey)) return false
  // Only superusers can read passwords.
  for (const role of LOGIN_ROLES) if (!(await canLogIn(urlFor(adminUrl, role, secretKey)))) return false
  return true
}

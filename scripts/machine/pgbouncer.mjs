import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Problem } from './command.mjs'
import { onServer } from './database-servers.mjs'
import { ourNode, root } from './paths.mjs'
import { freePort, requireProgram } from './product-under-load.mjs'

const OLDEST = [1, 21]

/** @throws Problem when it is missing or too old */
export const requirePgBouncer = () => {
  const program = requireProgram('pgbouncer', 'Debian’s package pgbouncer')
  const [, version] =
    /PgBouncer (\d+\.\d+)/.exec(execFileSync(program, ['--version'], { encoding: 'utf8' })) ?? []
  const [major = 0, minor = 0] = (version ?? '').split('.').map(Number)
  if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1]))
    throw new Problem(
      `PgBouncer ${version} cannot keep prepared statements in transaction mode: ${OLDEST.join('.')} or newer is needed (Debian 13 has 1.24).`,
    )
  return { program, version }
}

/** The SQL from the guide. */
const AUTHENTICATION = `
  CREATE ROLE pgbouncer LOGIN PASSWORD 'trial';
  CREATE SCHEMA pgbouncer;
  CREATE FUNCTION pgbouncer.secret_of(text, OUT name text, OUT secret text) RETURNS record
    LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog AS $$
      SELECT rolname, CASE WHEN rolvaliduntil < now() THEN NULL ELSE rolpassword END FROM pg_authid
      WHERE rolname = $1 AND rolname IN ('wohlauf_runtime', 'wohlauf_platform')
    $$;
  REVOKE ALL ON FUNCTION pgbouncer.secret_of(text) FROM PUBLIC;
  GRANT USAGE ON SCHEMA pgbouncer TO pgbouncer;
  GRANT EXECUTE ON FUNCTION pgbouncer.secret_of(text) TO pgbouncer;`

/**
 * Prepared in a database beside the product's, whose check refuses functions of others that run with their
 * owner's rights.
 */
export const prepareAuthentication = (superuserUrl) =>
  onServer(superuserUrl, async (client) => {
    await client.query('CREATE DATABASE pgbouncer_auth')
    const url = new URL(superuserUrl)
    url.pathname = '/pgbouncer_auth'
    await onServer(url.href, (other) => other.query(AUTHENTICATION))
  })

/** Both ways from the guide to give PgBouncer the users and their passwords. */
export const WAYS = {
  asks: {
    what: 'asks PostgreSQL for passwords',
    users: () => '"pgbouncer" "trial"\n',
    settings: `auth_user = pgbouncer
auth_dbname = pgbouncer_auth
auth_query = SELECT name, secret FROM pgbouncer.secret_of($1)`,
  },
  list: {
    what: 'has a list of users',
    users: (secretKey, folder) =>
      `${execFileSync(ourNode, [join(root, 'apps/server/src/cli/pgbouncer-users.ts')], {
        env: { PATH: process.env.PATH, DATA_DIR: folder, SECRET_KEY: secretKey },
        encoding: 'utf8',
      })}"pgbouncer" "trial"\n`,
    settings: '',
  },
}

/**
 * Starts PgBouncer in front of the database `wohlauf`, with a user `pgbouncer` who may query statistics.
 *
 * @param poolSize connections to the database for each role
 * @returns also `complaints`, the errors in its log
 */
export const startPgBouncer = async (program, folder, databasePort, { users, settings, poolSize }) => {
  const port = await freePort()
  const log = join(folder, `pgbouncer-${port}.log`)
  const list = join(folder, `userlist-${port}.txt`)
  writeFileSync(list, users)
  const configuration = join(folder, `pgbouncer-${port}.ini`)
  writeFileSync(
    configuration,
    `[databases]
wohlauf = host=127.0.0.1 port=${databasePort} dbname=wohlauf
pgbouncer_auth = host=127.0.0.1 port=${databasePort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${list}
${settings}
pool_mode = transaction
max_prepared_statements = 200
ignore_startup_parameters = statement_timeout,options
max_client_conn = 500
default_pool_size = ${poolSize}
tcp_user_timeout = 20000
stats_users = pgbouncer
`,
  )
  writeFileSync(log, '')
  // PgBouncer does not run as root.
  const asUser = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  chmodSync(folder, 0o755)
  const bouncer = spawn(program, [...asUser, configuration], { stdio: ['ignore', 'pipe', 'pipe'] })
  for (const stream of [bouncer.stdout, bouncer.stderr])
    stream.on('data', (bytes) => writeFileSync(log, bytes, { flag: 'a' }))
  const kill = () => bouncer.kill('SIGKILL')
  process.on('exit', kill)
  const exited = once(bouncer, 'exit')
  await sleep(1000)
  if (bouncer.exitCode !== null) throw new Problem(`PgBouncer ended:\n${readFileSync(log, 'utf8')}`)
  return {
    port,
    complaints: () =>
      readFileSync(log, 'utf8')
        .split('\n')
        .filter((line) => / (WARNING|ERROR|FATAL) /.test(line)),
    stop: async () => {
      bouncer.kill('SIGKILL')
      await exited
      process.off('exit', kill)
    },
  }
}

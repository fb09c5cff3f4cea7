import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedDatabase } from '../../packages/embedded-database/src/index.ts'

/** Runs work on a connection of its own. */
export const onServer = async (url, work) => {
  const client = new pg.Client({ connectionString: url })
  // If a trial stops the server, that is no error of the connection that watches it.
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** The address of the product's database as a role that is no superuser, or as the superuser. */
const urlOfDatabase = (superuserUrl, role) => {
  const url = new URL(superuserUrl)
  if (role) [url.username, url.password] = [role, 'trial']
  url.pathname = '/wohlauf'
  return url.href
}

/**
 * A trial's PostgreSQL, with its data in a folder of its name; it is not restarted when it dies.
 *
 * @returns `url` is the operator's, `adminUrl` the superuser's, both of the product's database
 */
export const startServer = async (folder, name, settings = {}) => {
  const dataDir = join(folder, name)
  const server = await startEmbeddedDatabase({
    dataDir,
    log: { debug: () => {}, warn: () => {} },
    settings,
    restarts: { max: 0, withinMs: 1 },
  })
  const cluster = join(dataDir, 'postgres')
  return {
    ...server,
    name,
    settings,
    dataDir,
    cluster,
    port: Number(new URL(server.superuserUrl).port),
    url: urlOfDatabase(server.superuserUrl, 'operator'),
    adminUrl: urlOfDatabase(server.superuserUrl),
    kill: () =>
      process.kill(Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL'),
  }
}

/** Creates the operator's role and the empty database that it owns. */
export const createOwner = (superuserUrl) =>
  onServer(superuserUrl, async (client) => {
    await client.query(`CREATE ROLE operator LOGIN CREATEROLE PASSWORD 'trial'`)
    await client.query('CREATE DATABASE wohlauf OWNER operator')
  })

/**
 * PostgreSQL's manual calls this a base backup by the low-level interface; an operator uses pg_basebackup.
 */
export const baseBackup = ({ superuserUrl, cluster }, to) =>
  onServer(superuserUrl, async (client) => {
    await client.query(`SELECT pg_backup_start('trial', true)`)
    cpSync(cluster, to, {
      recursive: true,
      filter: (path) => !/\/(pg_wal\/.+|postmaster\.(pid|opts)|standby\.signal)$/.test(path),
    })
    const { rows } = await client.query('SELECT labelfile FROM pg_backup_stop(true)')
    writeFileSync(join(to, 'backup_label'), rows[0].labelfile)
  })

/**
 * A standby of a primary, by streaming replication.
 *
 * @param port where the standby reaches the primary
 */
export const startStandby = async (folder, name, primary, port) => {
  const cluster = join(folder, name, 'postgres')
  mkdirSync(join(folder, name))
  await baseBackup(primary, cluster)
  cpSync(join(primary.dataDir, 'postgres.password'), join(folder, name, 'postgres.password'))
  const { password } = new URL(primary.superuserUrl)
  writeFileSync(
    join(cluster, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${port} user=postgres password=${password} application_name=${name}'\n`,
  )
  writeFileSync(join(cluster, 'standby.signal'), '')
  return startServer(folder, name, primary.settings)
}

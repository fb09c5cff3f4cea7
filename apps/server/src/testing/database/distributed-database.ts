import { createHash, randomBytes } from 'node:crypto'
import { distribute } from '../../composition/distribute.ts'
import { JOBS } from '../../composition/jobs.ts'
import { ROLES, urlFor } from '../../platform/database/roles.ts'
import { prepareQueues } from '../../platform/jobs/queues.ts'
import { freezeJobTime } from '../job-time.ts'
import { runAsAdmin } from '../people/run-as-admin.ts'
import { createTestClock } from '../test-clock.ts'
import type { TestDatabase } from './clone-database.ts'

/**
 * The same for every run: roles belong to the servers, which store the key they were created with. A cluster with
 * another key, such as one with a product, refuses it.
 */
const SECRET_KEY = createHash('sha256').update('tests on Citus').digest('base64url')

/** Few, because creating each one takes time. */
const SHARDS = 4

type Node = { host: string; port: number }

const atNode = (coordinatorUrl: string, { host, port }: Node): string => {
  const url = new URL(coordinatorUrl)
  url.hostname = host
  url.port = String(port)
  return url.href
}

const withName = (adminUrl: string, name: string): string => {
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return url.href
}

/** Runs on this machine alone, without propagation to other nodes. */
const runThere = (url: string, text: string) =>
  runAsAdmin(
    `${url}${url.includes('?') ? '&' : '?'}options=-c%20citus.enable_create_database_propagation%3Doff`,
    text,
  )

/**
 * A new database, prepared and distributed over the nodes of a Citus cluster.
 * @param coordinatorUrl a superuser, in a database that knows its nodes; these accept connections at the known
 * addresses
 */
export const createDistributedDatabase = async (coordinatorUrl: string): Promise<TestDatabase> => {
  const rows = await runAsAdmin<Node & { groupid: number }>(
    coordinatorUrl,
    `SELECT nodename AS host, nodeport AS port, groupid FROM pg_dist_node WHERE noderole = 'primary' ORDER BY groupid`,
  )
  const [coordinator, ...nodes] = rows
  if (coordinator?.groupid !== 0 || nodes.length === 0)
    throw new Error(
      'CITUS_URL names no database with a coordinator and nodes: call citus_set_coordinator_host and citus_add_node in it.',
    )
  const name = `wohlauf_test_${randomBytes(6).toString('hex')}`
  const machines = [coordinatorUrl, ...nodes.map((node) => atNode(coordinatorUrl, node))]
  const adminUrl = withName(coordinatorUrl, name)
  for (const url of machines) {
    await runThere(url, `CREATE DATABASE ${name}`)
    await runAsAdmin(withName(url, name), 'CREATE EXTENSION citus')
  }
  const add = nodes.map(({ host, port }) => `SELECT citus_add_node('${host}', ${port})`)
  for (const text of [
    `SELECT citus_set_coordinator_host('${coordinator.host}', ${coordinator.port})`,
    ...add,
  ])
    await runAsAdmin(adminUrl, text)
  await runAsAdmin(adminUrl, `ALTER DATABASE ${name} SET citus.shard_count = ${SHARDS}`)
  await runAsAdmin(adminUrl, `ALTER DATABASE ${name} SET citus.enable_stat_counters = on`)
  await distribute(adminUrl, SECRET_KEY, () => {})
  await prepareQueues(urlFor(adminUrl, ROLES.jobs, SECRET_KEY), JOBS)
  await freezeJobTime(adminUrl, createTestClock().now())
  const drop = async () => {
    for (const url of machines) await runThere(url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  }
  return { adminUrl, secretKey: SECRET_KEY, drop }
}

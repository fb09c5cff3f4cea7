import type { TestProject } from 'vitest/node'

/** Every test file gets a distributed database of its own; see `distributed-database.ts`. */
export default function setup(project: TestProject): void {
  const adminUrl = process.env.CITUS_URL
  if (!adminUrl)
    throw new Error('These tests need CITUS_URL: a superuser on the coordinator of a Citus cluster.')
  project.provide('database', { adminUrl, secretKey: '', template: '', isDistributed: true })
}

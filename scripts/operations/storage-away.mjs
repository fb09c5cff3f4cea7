/*
 * Takes the bucket of two servers away for a minute behind Caddy, or behind `nginx` when it is named: it accepts connections and never
 * answers. Learners read and mark all the time; not one of their requests may fail. A picture is refused meanwhile, and is there again afterwards.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { startBucketServer } from '../../apps/server/src/testing/files/bucket-server.ts'
import { behindProxy, requireAllAnswered } from '../machine/behind-proxy.mjs'
import { Problem, runCommand } from '../machine/command.mjs'
import { call, startLoad } from '../machine/product-under-load.mjs'

const AWAY_MS = Number(process.env.TRIAL_SECONDS ?? 60) * 1000
const PER_SECOND = Number(process.env.TRIAL_PER_SECOND ?? 20)
const QUIET_MS = 5000

/** A picture that does not exist: 404 shows that the storage was queried. */
const PICTURE = { method: 'GET', path: '/api/files/images/00000000-0000-4000-8000-000000000000/400.webp' }

const requirePicture = async (proxyPort, when, status) => {
  const answer = await call(proxyPort, PICTURE)
  console.log(`${when} a picture is answered with ${answer}`)
  if (answer !== status) throw new Problem(`Expected was ${status}.`)
}

const interruptStorage = async (name, bucket, { world, proxy, proxyPort }) => {
  const load = startLoad(proxyPort, world, PER_SECOND)
  await sleep(QUIET_MS)
  await requirePicture(proxyPort, 'before', 404)
  bucket.silence()
  await requirePicture(proxyPort, 'without the storage', 503)
  await sleep(AWAY_MS)
  bucket.restore()
  await requirePicture(proxyPort, 'afterwards', 404)
  requireAllAnswered(`${AWAY_MS / 1000} s without the storage behind ${name}`, proxy, await load.end())
}

await runCommand(async () => {
  const name = process.argv[2] ?? 'caddy'
  const bucket = await startBucketServer()
  try {
    await behindProxy(name, bucket.environment, (trial) => interruptStorage(name, bucket, trial))
    return 0
  } finally {
    await bucket.stop()
  }
})

/*
 * Restarts two servers behind nginx, or behind `caddy` when it is named, in turn while learners read and mark, until 10,000 requests
 * were answered; then one of them 20 times under 100 requests a second. Not one request may fail.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { behindProxy, requireAllAnswered } from '../machine/behind-proxy.mjs'
import { Problem, runCommand } from '../machine/command.mjs'
import { startLoad } from '../machine/product-under-load.mjs'

const REQUESTS = Number(process.env.TRIAL_REQUESTS ?? 10_000)
const STARTS = Number(process.env.TRIAL_STARTS ?? 20)
const PER_SECOND = Number(process.env.TRIAL_PER_SECOND ?? 100)
/** Longer than a proxy avoids a server that refused a connection (`fail_timeout`, `fail_duration`). */
const PAUSE_MS = 3000

const deadlocksIn = (output) => output.match(/deadlock/gi)?.length ?? 0

const restartInTurn = async (name, { world, proxy, proxyPort, servers, start }) => {
  let deadlocks = 0
  let slowest = 0
  const restart = async (which) => {
    const { code, ms } = await servers[which].stop()
    if (code !== 0) throw new Problem(`A server ended with ${code}:\n${servers[which].output()}`)
    deadlocks += deadlocksIn(servers[which].output())
    slowest = Math.max(slowest, ms)
    servers[which] = await start(which)
    await sleep(PAUSE_MS)
  }

  const rolling = startLoad(proxyPort, world, PER_SECOND)
  let restarts = 0
  for (; rolling.sent() < REQUESTS; restarts += 1) await restart(restarts % 2)
  const inTurn = `${restarts} restarts in turn behind ${name}, ${REQUESTS} requests`
  requireAllAnswered(inTurn, proxy, await rolling.end())
  const starting = startLoad(proxyPort, world, PER_SECOND)
  for (let at = 0; at < STARTS; at += 1) await restart(0)
  const ofOne = `${STARTS} starts of one server under ${PER_SECOND} requests a second`
  requireAllAnswered(ofOne, proxy, await starting.end())
  console.log(`${deadlocks} deadlocks; a server ended within ${(slowest / 1000).toFixed(1)} s.`)
  if (deadlocks > 0) throw new Problem('There were deadlocks.')
}

await runCommand(async () => {
  const name = process.argv[2] ?? 'nginx'
  const drain = process.env.TRIAL_DRAIN_SECONDS
  const settings = drain ? { DRAIN_SECONDS: drain } : {}
  await behindProxy(name, settings, (trial) => restartInTurn(name, trial))
  return 0
})

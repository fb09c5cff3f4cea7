/*
 * Restarts two servers behind nginx in turn while learners read and mark, until 10,000 requests were answered; then one of them
 * 20 times under 100 requests a second. Not one request may fail. The proxy's configuration is that of the guide
 * (docs/operations/proxy.md), apart from TLS.
 */
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { migrate } from '../../apps/server/src/composition/migrate.ts'
import { createWorld } from '../../bench/server/world.ts'
import { startEmbeddedDatabase } from '../../packages/embedded-database/src/index.ts'
import { Problem, runCommand } from '../machine/command.mjs'
import {
  freePort,
  productionSettings,
  requireProgram,
  startLoad,
  startProduct,
} from '../machine/product-under-load.mjs'

const REQUESTS = Number(process.env.TRIAL_REQUESTS ?? 10_000)
const STARTS = Number(process.env.TRIAL_STARTS ?? 20)
const PER_SECOND = 100
/** Longer than nginx leaves a server alone that refused a connection (`fail_timeout`). */
const PAUSE_MS = 3000

const folder = mkdtempSync(join(tmpdir(), 'wohlauf-trial-'))
const end = []

const startNginx = async (program, port, [first, second]) => {
  const configuration = `
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/nginx.log warn;
worker_processes 2;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  upstream wohlauf {
    server 127.0.0.1:${first} fail_timeout=2s;
    server 127.0.0.1:${second} fail_timeout=2s;
    keepalive 32;
    keepalive_timeout 10s;
  }
  server {
    listen 127.0.0.1:${port};
    client_max_body_size 64m;
    location / {
      proxy_pass http://wohlauf;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header X-Forwarded-Proto https;
      proxy_connect_timeout 2s;
      proxy_read_timeout 130s;
      proxy_send_timeout 130s;
    }
  }
}
`
  const path = join(folder, 'nginx.conf')
  writeFileSync(path, configuration)
  const nginx = spawn(program, ['-c', path, '-p', folder, '-e', join(folder, 'nginx.log')], {
    stdio: 'inherit',
  })
  process.on('exit', () => nginx.kill('SIGTERM'))
  end.push(async () => {
    nginx.kill('SIGTERM')
    await once(nginx, 'exit')
  })
}

const deadlocksIn = (output) => output.match(/deadlock/gi)?.length ?? 0

const judge = (what, { counts, failures }) => {
  console.log(`${what}: ${JSON.stringify(counts)}`)
  if (failures.length === 0) return
  for (const { at, status, path } of failures.slice(0, 10))
    console.log(`  ${at.toISOString()} ${status} ${path}`)
  console.log(readFileSync(join(folder, 'nginx.log'), 'utf8').split('\n').slice(-10).join('\n'))
  throw new Problem(`${failures.length} requests failed.`)
}

const run = async () => {
  const program = requireProgram('nginx', 'nginx-light')
  // nginx drops its rights when it is started by root.
  chmodSync(folder, 0o755)
  const database = await startEmbeddedDatabase({
    dataDir: join(folder, 'database'),
    log: { debug: () => {}, warn: () => {} },
  })
  end.push(database.stop)
  const secretKey = randomBytes(32).toString('base64')
  await migrate(database.superuserUrl, secretKey)
  const world = await createWorld(database.superuserUrl, 500)
  const ports = [await freePort(), await freePort()]
  const start = (port) =>
    startProduct(
      productionSettings({
        PORT: String(port),
        DATABASE_URL: database.superuserUrl,
        SECRET_KEY: secretKey,
        TRUST_PROXY: '127.0.0.1',
        ...(process.env.TRIAL_DRAIN_SECONDS ? { DRAIN_SECONDS: process.env.TRIAL_DRAIN_SECONDS } : {}),
      }),
      folder,
    )
  const servers = [await start(ports[0]), await start(ports[1])]
  end.push(async () => {
    for (const { kill } of servers) kill()
  })
  const proxyPort = await freePort()
  await startNginx(program, proxyPort, ports)
  await sleep(1000)

  let deadlocks = 0
  let slowest = 0
  const restart = async (which) => {
    const { code, ms } = await servers[which].stop()
    if (code !== 0) throw new Problem(`A server ended with ${code}:\n${servers[which].output()}`)
    deadlocks += deadlocksIn(servers[which].output())
    slowest = Math.max(slowest, ms)
    servers[which] = await start(ports[which])
    await sleep(PAUSE_MS)
  }

  const rolling = startLoad(proxyPort, world, PER_SECOND)
  let restarts = 0
  for (; rolling.sent() < REQUESTS; restarts += 1) await restart(restarts % 2)
  judge(`${restarts} restarts in turn, ${REQUESTS} requests`, await rolling.end())
  const starting = startLoad(proxyPort, world, PER_SECOND)
  for (let at = 0; at < STARTS; at += 1) await restart(0)
  judge(`${STARTS} starts of one server under ${PER_SECOND} requests a second`, await starting.end())
  console.log(`${deadlocks} deadlocks; a server ended within ${(slowest / 1000).toFixed(1)} s.`)
  if (deadlocks > 0) throw new Problem('There were deadlocks.')
}

await runCommand(async () => {
  try {
    await run()
    return 0
  } finally {
    for (const stop of end.reverse()) await stop().catch(() => {})
    rmSync(folder, { recursive: true, force: true })
  }
})

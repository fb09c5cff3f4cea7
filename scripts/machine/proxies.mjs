import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Problem } from './command.mjs'
import { root } from './paths.mjs'
import { requireProgram } from './product-under-load.mjs'

const run = (program, args, { env = {}, log }) => {
  const file = openSync(log, 'a')
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', file, file] })
  const kill = () => child.kill('SIGTERM')
  process.on('exit', kill)
  return {
    stop: async () => {
      kill()
      await once(child, 'exit')
    },
    lastLines: () => readFileSync(log, 'utf8').split('\n').slice(-10).join('\n'),
  }
}

/** Uses the configuration of docs/operations/proxy.md, apart from TLS. */
const startNginx = (folder, port, [first, second]) => {
  const program = requireProgram('nginx', 'Debian’s package nginx-light')
  const configuration = `
daemon off;
error_log stderr warn;
pid ${folder}/nginx.pid;
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
  return run(program, ['-c', path, '-p', folder, '-e', 'stderr'], { log: join(folder, 'nginx.log') })
}

/** Uses deploy/proxy/Caddyfile as it is, apart from TLS; it is validated for production first. */
const startCaddy = (folder, port, [first, second]) => {
  const program = requireProgram('caddy', 'Debian’s package caddy')
  const home = join(folder, 'caddy')
  mkdirSync(home)
  const config = ['--config', join(root, 'deploy/proxy/Caddyfile'), '--adapter', 'caddyfile']
  const env = {
    XDG_DATA_HOME: home,
    XDG_CONFIG_HOME: home,
    CADDY_ADMIN: `unix/${home}/admin.sock`,
  }
  const validation = spawnSync(program, ['validate', ...config], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  })
  if (validation.status !== 0) throw new Problem(validation.stderr)
  return run(program, ['run', ...config], {
    env: {
      ...env,
      SITES: `http://localhost:${port}`,
      SERVERS: `127.0.0.1:${first} 127.0.0.1:${second}`,
    },
    log: join(folder, 'caddy.log'),
  })
}

/** Each starts in front of two servers' ports: `(folder, port, ports) => { stop, lastLines }`. */
export const proxies = { nginx: startNginx, caddy: startCaddy }

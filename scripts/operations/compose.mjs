/*
 * Runs the product once with the file store and the mail catcher that compose.yaml names, without a container engine: both programs by
 * compose.yaml's commands, settings, users and health checks, each on a read-only root, under its name in a network of their own.
 * Server and worker have compose.yaml's settings, too. A picture is uploaded and read, a mail is caught and read, the store is killed and
 * started again, and everything that the product asks of a bucket is asked of it. Needs root, iproute2, wget, and `weed` (SeaweedFS) and
 * `mailpit` on the path; compose.yaml's database is the embedded one here.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { updateModuleImageAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import { createSupportMessage } from '@wohlauf/contract/support/support'
import { migrate } from '../../apps/server/src/composition/migrate.ts'
import { readConfig } from '../../apps/server/src/platform/base/config/config.ts'
import { makePicture } from '../../apps/server/src/testing/files/picture.ts'
import { createWorld } from '../../bench/server/world.ts'
import { interpolated, readComposeFile, readExampleEnv } from '../../deploy/compose/compose-file.ts'
import { FILLED_IN } from '../../deploy/example-settings.ts'
import { startEmbeddedDatabase } from '../../packages/embedded-database/src/index.ts'
import { Problem, runCommand } from '../machine/command.mjs'
import { prepareService } from '../machine/compose-services.mjs'
import { onServer } from '../machine/database-servers.mjs'
import { ourNode, root } from '../machine/paths.mjs'
import { call, startProduct, startWorker } from '../machine/product-under-load.mjs'
import { tryBucket, untilItTakesFiles } from '../machine/try-bucket.mjs'

const IN_OWN_NETWORK = 'TRIAL_IN_OWN_NETWORK'
const CAUGHT_WITHIN_MS = 30_000
const MESSAGE = 'Der Versuch fragt, ob diese Zeilen ankommen: äöü ß €.'

/** Each service of compose.yaml has its name here, at the address of this machine. */
const nameServices = (names, folder) => {
  execFileSync('ip', ['link', 'set', 'lo', 'up'])
  const hosts = join(folder, 'hosts')
  writeFileSync(hosts, `127.0.0.1 localhost ${names.join(' ')}\n::1 localhost\n`)
  execFileSync('mount', ['--bind', hosts, '/etc/hosts'])
}

/** The example as an operator fills it in. */
const fillIn = (databaseUrl) => {
  const example = readExampleEnv()
  const filled = Object.keys(example).filter(
    (name) => name in FILLED_IN && !/^(SMTP_URL|S3_ENDPOINT)$/.test(name),
  )
  return {
    ...example,
    ...Object.fromEntries(filled.map((name) => [name, FILLED_IN[name]])),
    DATABASE_URL: databaseUrl,
    SECRET_KEY: randomBytes(32).toString('base64'),
    S3_ACCESS_KEY_ID: randomBytes(24).toString('hex'),
    S3_SECRET_ACCESS_KEY: randomBytes(24).toString('hex'),
  }
}

const uploadPicture = async ({ PORT }, { users, modules }) => {
  const form = new FormData()
  form.append('moduleId', modules[0].moduleId)
  form.append('imageFile', new Blob([await makePicture(1600, 1200)], { type: 'image/png' }), 'bild.png')
  const url = `http://localhost:${PORT}${updateModuleImageAsManager.path}`
  const headers = { 'auth-token': users[0].token }
  const answer = await fetch(url, { method: 'POST', headers, body: form })
  if (!answer.ok) throw new Problem(`The upload is answered with ${answer.status}: ${await answer.text()}`)
  return (await answer.json()).image.url
}

const requirePicture = async ({ PORT }, url, expected, when) => {
  const answer = await fetch(`http://localhost:${PORT}${url}`)
  console.log(
    `${when} the picture is answered with ${answer.status}, ${(await answer.arrayBuffer()).byteLength} bytes`,
  )
  if (answer.status !== expected) throw new Problem(`Expected was ${expected}.`)
}

/** A learner writes to the support; the mail to it and the confirmation must be caught, whole. */
const tryMail = async ({ PORT, COMPANY_EMAIL }, { token, emailAddress }) => {
  const body = { issueType: 'TECHNICAL', message: MESSAGE }
  const status = await call(PORT, { path: createSupportMessage.path, token, body })
  if (status !== 200) throw new Problem(`The message is answered with ${status}.`)
  const mailbox = 'http://mail:8025/api/v1'
  const caught = async () => (await (await fetch(`${mailbox}/messages`)).json()).messages
  const until = performance.now() + CAUGHT_WITHIN_MS
  const recipients = async () => (await caught()).flatMap(({ To }) => To.map(({ Address }) => Address))
  while (!(await recipients()).includes(COMPANY_EMAIL)) {
    if (performance.now() > until) throw new Problem(`Caught are ${JSON.stringify(await caught())}.`)
    await sleep(200)
  }
  for (const { ID, Subject, To, From } of await caught()) {
    const { Text, HTML } = await (await fetch(`${mailbox}/message/${ID}`)).json()
    console.log(`caught: "${Subject}" from ${From.Address} to ${To.map(({ Address }) => Address).join()}`)
    if (To[0].Address === COMPANY_EMAIL && !(Text.includes(MESSAGE) && HTML.includes(emailAddress)))
      throw new Problem(`The mail is not whole:\n${Text}`)
  }
}

/** A backup in the store, restored to check it. */
const tryBackup = (env) => {
  const run = (more, ...args) => {
    const { status, stdout, stderr } = spawnSync(ourNode, args, {
      cwd: root,
      env: { PATH: process.env.PATH, ...env, ...more },
      encoding: 'utf8',
    })
    if (status !== 0) throw new Problem(`${args.join(' ')} ended with ${status}:\n${stdout}${stderr}`)
    return stdout
  }
  const keys = run({}, 'apps/server/src/cli/backup-key.ts')
  const settings = {
    BACKUP_RECIPIENT: keys.match(/age1\w+/)?.[0],
    BACKUP_IDENTITY: keys.match(/AGE-SECRET-KEY-\S+/)?.[0],
  }
  const place = `s3://${env.S3_BUCKET}/backups`
  // The world of the measurements has rows of pictures without files.
  console.log(run(settings, 'apps/server/src/cli/backup.ts', place, '--accept-lost-files'))
  console.log(run(settings, 'apps/server/src/cli/restore.ts', place, '--verify'))
}

const runProduct = async (folder, end) => {
  const database = await startEmbeddedDatabase({
    dataDir: join(folder, 'database'),
    log: { debug: () => {}, warn: () => {} },
  })
  end.push(database.stop)
  const env = fillIn(database.superuserUrl)
  const { services } = interpolated(readComposeFile(), env)
  nameServices(Object.keys(services), folder)
  const storage = prepareService('storage', services.storage, folder)
  const mail = prepareService('mail', services.mail, folder)
  let stopStorage = await storage.start()
  end.push(() => stopStorage())
  end.push(await mail.start())

  await migrate(database.superuserUrl, env.SECRET_KEY)
  const world = await createWorld(database.superuserUrl, 10)
  await onServer(database.superuserUrl, async (client) => {
    const [{ userId }] = world.users
    await client.query(`UPDATE app_user SET role = 'ROLE_APP_MANAGER' WHERE id = $1`, [userId])
    await client.query('INSERT INTO app_host (app_id, host) VALUES ($1, $2)', [
      world.appId,
      `localhost:${services.web.environment.PORT}`,
    ])
  })
  const settingsOf = (name) => {
    const DATA_DIR = join(folder, `data-of-${name}`)
    mkdirSync(DATA_DIR)
    return { ...services[name].environment, DATA_DIR }
  }
  const web = settingsOf('web')
  const server = await startProduct(web, folder)
  end.push(async () => server.kill())
  // Both containers have the same port of figures; here they share a network.
  const worker = await startWorker({ ...settingsOf('worker'), METRICS_PORT: '9465' }, folder)
  end.push(async () => worker.kill())

  const { storage: bucket } = readConfig(web)
  await untilItTakesFiles(bucket)
  const url = await uploadPicture(web, world)
  await requirePicture(web, url, 200, 'before')
  await tryMail(web, world.users[1])
  await stopStorage('SIGKILL')
  await requirePicture(web, url, 503, 'without the store')
  stopStorage = await storage.start()
  await requirePicture(web, url, 200, 'after the store was killed and started')
  await untilItTakesFiles(bucket)
  await stopStorage()
  stopStorage = await storage.start()
  await requirePicture(web, url, 200, 'after the store was stopped and started')
  await untilItTakesFiles(bucket)
  await tryBucket(bucket).catch((error) => {
    console.log(storage.lastLines())
    throw error
  })
  tryBackup(web)
}

await runCommand(async () => {
  if (process.getuid?.() !== 0) throw new Problem('A network of its own needs root.')
  if (!process.env[IN_OWN_NETWORK]) {
    const program = ['--net', '--mount', process.execPath, import.meta.filename]
    return spawnSync('unshare', program, { stdio: 'inherit', env: { ...process.env, [IN_OWN_NETWORK]: '1' } })
      .status
  }
  const folder = mkdtempSync(join(tmpdir(), 'wohlauf-trial-'))
  const end = []
  try {
    await runProduct(folder, end)
    return 0
  } finally {
    for (const stop of end.reverse()) await stop().catch(() => {})
    rmSync(folder, { recursive: true, force: true })
  }
})

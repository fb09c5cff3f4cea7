import { setTimeout } from 'node:timers/promises'
import { requestPasswordReset } from '@wohlauf/contract/accounts/passwords'
import { getDocumentFile } from '@wohlauf/contract/documents/documents'
import { createDocumentAsManager } from '@wohlauf/contract/documents/documents-as-manager'
import { ping } from '@wohlauf/contract/maintenance/maintenance'
import { getModules } from '@wohlauf/contract/modules/modules'
import { startBucketServer } from '../apps/server/src/testing/files/bucket-server.ts'
import { type Gate, openGate } from '../apps/server/src/testing/gate.ts'
import { createLearner, type Learner } from '../apps/server/src/testing/people/learner.ts'
import { createManager } from '../apps/server/src/testing/people/manager.ts'
import type { Attack } from './campaign.ts'
import { startCanary } from './canary.ts'
import { expectRecovery, expectRefused, many } from './fault-checks.ts'
import { lockedContent } from './locked-content.ts'
import { type Product, startProduct, until } from './product.ts'
import type { Report } from './report.ts'

/** The job is retried with a growing delay. */
const MAIL_MS = 240_000
/** Longer than `STOP_SECONDS`. */
const END_MS = 40_000

/** The process ends on SIGTERM while a part is silent. */
const expectEnd = async (report: Report, what: string, { program }: Product) => {
  const began = performance.now()
  const code = await Promise.race([program.stop(), setTimeout(END_MS, 'late' as const)])
  const ms = Math.round(performance.now() - began)
  if (code === 'late') report.finding(`${what}: SIGTERM does not end the process`, `after ${ms} ms`)
  else report.note(`${what}: ended ${ms} ms after SIGTERM, with ${code}`)
}

const portOf = (url: string) => Number(new URL(url).port)
const throughGate = (url: string, { port }: Gate) => {
  const changedUrl = new URL(url)
  changedUrl.port = String(port)
  // `href` appends a slash that the settings do not have.
  return changedUrl.pathname === '/' ? changedUrl.href.replace(/\/$/, '') : changedUrl.href
}

const silentDatabase = async (report: Report): Promise<void> => {
  let gate: Gate | undefined
  const databaseAt = async (url: string) => {
    gate = await openGate(() => portOf(url))
    return throughGate(url, gate)
  }
  const product = await startProduct(report, { databaseAt })
  try {
    const { client, testServer } = product
    const { as } = await createLearner(testServer)
    const read = () => client.call(getModules, {}, as)
    await expectRecovery(report, 'database, before the fault', read)
    gate?.silence()
    const reading = many(read)
    for (const path of ['/health/live', '/api/openapi.json']) {
      const { status, ms } = await client.ask({ method: 'GET', path, host: as.host })
      if (status !== 200 || ms > 5000)
        report.finding(`${path} needs the database`, `${status} after ${Math.round(ms)} ms`)
    }
    const ready = await client.ask({ method: 'GET', path: '/health/ready', host: as.host })
    if (ready.status !== 200) report.finding('not ready, although only the database is away', ready.text)
    expectRefused(report, 'database silent', await reading, ['unavailable', 'overloaded'])
    gate?.restore()
    await expectRecovery(report, 'database back', read)
    gate?.silence()
    const lostCalls = many(read)
    await expectEnd(report, 'database silent', product)
    await lostCalls
  } finally {
    gate?.restore()
    await product.stop()
    await gate?.close()
  }
}

const silentBucket = async (report: Report): Promise<void> => {
  const bucket = await startBucketServer()
  const gate = await openGate(() => portOf(bucket.environment.S3_ENDPOINT))
  const settings = { ...bucket.environment, S3_ENDPOINT: throughGate(bucket.environment.S3_ENDPOINT, gate) }
  const product = await startProduct(report, { settings, testServerSettings: bucket.environment })
  try {
    const { client, testServer } = product
    const learner: Learner = await createLearner(testServer)
    const manager = await createManager(testServer, learner.app)
    const { documentId } = await testServer.createDocument(learner.app)
    await testServer.createModule(learner.app)
    const load = () => client.call(getDocumentFile, { documentId }, learner.as)
    const file = { bytes: Buffer.from('%PDF-1.4\n%%EOF\n'), fileName: 'blatt.pdf', type: 'application/pdf' }
    const write = () =>
      client.call(
        createDocumentAsManager,
        { title: 'Blatt', shortDescription: 'Kurz' },
        { ...manager.as, files: { file } },
      )
    await expectRecovery(report, 'bucket, before the fault', load)
    gate.silence()
    const canary = startCanary(client, getModules, learner.as)
    expectRefused(report, 'bucket silent, reading', await many(load), ['files-unavailable'])
    expectRefused(report, 'bucket silent, writing', await many(write), [
      'files-unavailable',
      'too-many-at-once',
      'own-work-waiting',
    ])
    await canary.stop(report)
    gate.restore()
    await expectRecovery(report, 'bucket back', load)
    gate.silence()
    const lostCalls = many(load)
    await expectEnd(report, 'bucket silent', product)
    await lostCalls
  } finally {
    await product.stop()
    await gate.close()
    await bucket.stop()
  }
}

const silentMailServer = async (report: Report): Promise<void> => {
  let gate: Gate | undefined
  const settingsFor = async (smtpUrl: string) => {
    gate = await openGate(() => portOf(smtpUrl))
    return { SMTP_URL: throughGate(smtpUrl, gate) }
  }
  const product = await startProduct(report, { mailAt: settingsFor })
  try {
    const { client, testServer } = product
    const { as, app, user } = await createLearner(testServer)
    const ask = (userEmailAddress: string) =>
      client.call(requestPasswordReset, { userEmailAddress }, { host: app.host })
    gate?.silence()
    const canary = startCanary(client, ping, as)
    const answers = await Promise.all([user.emailAddress, 'niemand@firma.example'].map(ask))
    for (const { status, text, ms } of answers)
      if (status !== 200 || ms > 5000)
        report.finding('a request waits for the mail server', `${status} after ${Math.round(ms)} ms ${text}`)
    // Longer than the transport's connection timeout.
    await setTimeout(8000)
    await canary.stop(report)
    gate?.restore()
    const ms = await until(async () => (await testServer.mails.to(user.emailAddress)).length > 0, MAIL_MS)
    if (ms === null) report.finding('a mail is lost', `not there ${MAIL_MS} ms after the mail server is back`)
    else report.note(`the mail came ${Math.round(ms)} ms after the mail server was back`)
    gate?.silence()
    await ask(user.emailAddress)
    await setTimeout(1000)
    await expectEnd(report, 'mail server silent', product)
  } finally {
    gate?.restore()
    await product.stop()
    await gate?.close()
  }
}

/** A proxy in front of database, bucket and mail server stops forwarding without closing connections. */
export const attackByFaults = async ({ report }: Attack): Promise<void> => {
  await silentDatabase(report)
  await silentBucket(report)
  await silentMailServer(report)
  await lockedContent(report)
}

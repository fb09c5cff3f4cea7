import type pg from 'pg'
import { countReferringElements } from '../contexts/modules/index.ts'
import { closedAccounts } from '../contexts/seats/leave/departures.ts'
import { watchBackups } from '../platform/backup/watch-backups.ts'
import type { Config } from '../platform/base/config/config.ts'
import { createMetrics } from '../platform/base/metrics/metrics.ts'
import { watchUp } from '../platform/base/metrics/watch-up.ts'
import { type Log, watchOutage } from '../platform/base/outages.ts'
import { createRowTokens } from '../platform/base/secrets/row-tokens.ts'
import { createSharedContent } from '../platform/content/shared-content.ts'
import { createPool, isInDoubt } from '../platform/database/pool.ts'
import { ROLES, urlFor } from '../platform/database/roles.ts'
import { queueLength } from '../platform/database/turns.ts'
import { separateWrites } from '../platform/database/writes.ts'
import { createPackageOpener } from '../platform/http/course-packages/open-package.ts'
import { createCursors } from '../platform/http/lists/cursors.ts'
import type { MountDependencies } from '../platform/http/mount/mount.ts'
import { prepareQueues } from '../platform/jobs/queues.ts'
import { createLimits } from '../platform/limits/limits.ts'
import { requireOwnKinds } from '../platform/mail/kinds.ts'
import { createLinkTokens } from '../platform/mail/link-token.ts'
import { createMailService } from '../platform/mail/mail-service.ts'
import { createPasswords, type Passwords } from '../platform/passwords/passwords.ts'
import { createThrottle } from '../platform/passwords/throttle.ts'
import { openPush } from '../platform/push/open-push.ts'
import { createSealedSecrets } from '../platform/second-factor/sealed-secrets.ts'
import { createPseudonyms } from '../platform/security-log/pseudonyms.ts'
import { createFormatDetector } from '../platform/storage/documents/detect-document-format.ts'
import { createPdfPreviews } from '../platform/storage/documents/pdf-preview.ts'
import { createImageStore } from '../platform/storage/images/image-store.ts'
import { privateImageFolder } from '../platform/storage/private-images/private-image-key.ts'
import { createSignatures } from '../platform/storage/private-images/signatures.ts'
import { openStorage } from '../platform/storage/storage.ts'
import { createBackupService } from './backup/backup-service.ts'
import { POOL_SIZES } from './connections.ts'
import { DELETIONS_OF_PERSON } from './data-of-person.ts'
import { JOBS } from './jobs.ts'
import { MAILS } from './mails.ts'

/** `pools`: those whose statements requests wait for. */
export type Running = MountDependencies & { pools: readonly pg.Pool[]; stop: () => Promise<void> }

/**
 * @param adminUrl of the database itself
 * @param log for what failed because the database or the storage was away
 * @param options `passwords`: shared by several in one process; they are not stopped with these services.
 * `requestsUrl`: of a pooler in front of the database, if there is one
 */
export const startServices = async (
  config: Config,
  adminUrl: string,
  log: Log,
  options: { clock?: () => Date; passwords?: Passwords; requestsUrl?: string | null } = {},
): Promise<Running> => {
  requireOwnKinds(MAILS)
  await prepareQueues(urlFor(adminUrl, ROLES.jobs, config.secretKey), JOBS)
  const metrics = createMetrics()
  const checkDatabase = () => platformPool.query('SELECT 1')
  const databaseOutage = watchOutage(
    'database',
    async () => {
      await checkDatabase()
      if (isInDoubt(platformPool)) throw new Error('it commits nothing')
    },
    log,
  )
  const pools: pg.Pool[] = []
  const open = (
    name: keyof typeof POOL_SIZES,
    role: typeof ROLES.runtime | typeof ROLES.platform,
  ): pg.Pool => {
    const url = urlFor(options.requestsUrl ?? adminUrl, role, config.secretKey)
    const opened = createPool(url, POOL_SIZES[name], (error) => databaseOutage.note('connections', error))
    metrics.watchPool(name, opened, () => queueLength(opened))
    pools.push(opened)
    return opened
  }
  const pool = open('requests', ROLES.runtime)
  separateWrites(pool, open('writes', ROLES.runtime))
  const platformPool = open('platform', ROLES.platform)
  const throttlePool = open('throttle', ROLES.platform)
  const storage = await openStorage(config.storage)
  const storageOutage = watchOutage('storage', () => storage.check(), log)
  watchUp(metrics, 'wohlauf_storage_up', 'Whether the file storage answers', () => storage.check())
  watchUp(metrics, 'wohlauf_database_up', 'Whether the database answers', checkDatabase)
  const { push, webPushPublicKey } = await openPush(config, platformPool)
  const passwords = options.passwords ?? (await createPasswords())
  const sharedContent = createSharedContent({ onRead: (outcome) => metrics.contentReads.inc({ outcome }) })
  metrics.watch('wohlauf_content_cache_bytes', 'Estimated size of the shared content in memory.', [], () => [
    { labels: {}, value: sharedContent.size() },
  ])
  const backups = createBackupService(config, { adminUrl, platformPool, files: storage }, startServices)
  watchBackups(metrics, platformPool, backups)
  return {
    pool,
    pools,
    clock: options.clock ?? (() => new Date()),
    services: {
      passwords,
      throttle: createThrottle(throttlePool, config.secretKey),
      metrics,
      outages: { database: databaseOutage, storage: storageOutage },
      limits: createLimits(throttlePool, config.secretKey, metrics),
      sharedContent,
      cursors: createCursors(config.secretKey),
      pseudonymOf: createPseudonyms(config.secretKey),
      storage,
      images: createImageStore(storage),
      privateImages: createImageStore(storage, privateImageFolder),
      signatures: createSignatures(config.secretKey),
      openPackage: createPackageOpener(),
      detectDocumentFormat: createFormatDetector(),
      drawPdfPreview: createPdfPreviews(),
      countDocumentReferences: countReferringElements,
      closedAccounts,
      deletions: DELETIONS_OF_PERSON,
      mail: createMailService(config, config.smtpUrl),
      push,
      webPushPublicKey,
      ...createLinkTokens(config.secretKey, config.formerSecretKeys),
      calendarTokens: createRowTokens('calendar-feed', config.secretKey, config.formerSecretKeys),
      company: config.company,
      supportEmailAddress: config.supportEmailAddress,
      securityEmailAddress: config.securityEmailAddress,
      shells: config.shells,
      errorReportingDsn: config.sentryDsn,
      adminHost: config.adminHost,
      sealedSecrets: createSealedSecrets(config.secretKey, config.formerSecretKeys),
      platformPool,
      backups,
    },
    stop: async () => {
      // A connection closed by the database during shutdown is expected.
      databaseOutage.stop()
      storageOutage.stop()
      push.stop()
      await Promise.all(pools.map((opened) => opened.end()))
      if (!options.passwords) await passwords.stop()
    },
  }
}

import { parseArgs } from 'node:util'
import type { Restored } from '../composition/backup/restore-archive.ts'
import { runRestore } from '../composition/backup/run-restore.ts'
import { verifyBackup } from '../composition/backup/verify-backup.ts'
import { runCommand } from '../composition/run-command.ts'
import { startServices } from '../composition/start-services.ts'
import { readConfig } from '../platform/base/config/config.ts'
import { StartError } from '../platform/base/config/start-error.ts'

const USAGE =
  'Use "npm run restore -- ARCHIVE" with a file, s3://bucket/prefix/archives/NAME, or a place whose newest backup is meant; with --verify to check it in a scratch database; with --tombstones PLACE when the archive was moved away from its place.'

const optionsIn = (args: string[]) => {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        verify: { type: 'boolean' },
        tombstones: { type: 'string' },
        'without-tombstones': { type: 'boolean' },
      },
    })
    const [address, ...more] = positionals
    if (address && more.length === 0) return { address, ...values }
  } catch {
    // The same as for no archive, or several.
  }
  throw new StartError(USAGE)
}

const contentOf = ({ manifest, repeated }: Pick<Restored, 'manifest' | 'repeated'>): string => {
  const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0)
  const missing = manifest.files.removedMeanwhile.length
  return [
    `  of ${manifest.takenAt}, by version ${manifest.version}`,
    `  ${Object.keys(manifest.tables).length} tables with ${rows} rows, ${manifest.files.count} files${missing > 0 ? ` (${missing} were removed while it was made)` : ''}`,
    `  deleted again since: ${repeated.accounts} accounts, ${repeated.consents} consents, ${repeated.apps} apps`,
  ].join('\n')
}

/** `npm run restore -- ARCHIVE [--verify]`: restores a backup, or checks it. */
const run = async (args: string[]): Promise<string> => {
  const { address, verify, tombstones, 'without-tombstones': withoutTombstones } = optionsIn(args)
  const config = readConfig(process.env)
  if (verify) {
    const verified = await verifyBackup(address, config, startServices)
    return [
      `Restored and compared: ${verified.name}, in ${verified.seconds} s`,
      contentOf(verified),
      `  permissions as required, ${verified.openedFiles} files opened, ${verified.isLoginProved ? 'one login' : 'no login: no app has a learner'}`,
    ].join('\n')
  }
  const began = performance.now()
  const restored = await runRestore(address, config, { tombstonesIn: tombstones, withoutTombstones })
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  return [`Restored: ${restored.name}, in ${seconds} s`, contentOf(restored), 'Start the product now.'].join(
    '\n',
  )
}

await runCommand(run)

import { parseArgs } from 'node:util'
import type { Repeated, Restored } from '../composition/backup/restore-archive.ts'
import { repeatDeletionsOf, runRestore } from '../composition/backup/run-restore.ts'
import { verifyBackup } from '../composition/backup/verify-backup.ts'
import { runCommand } from '../composition/run-command.ts'
import { startServices } from '../composition/start-services.ts'
import { readConfig } from '../platform/base/config/config.ts'
import { StartError } from '../platform/base/config/start-error.ts'

const USAGE =
  'Use "npm run restore -- ARCHIVE" with a file, s3://bucket/prefix/archives/NAME, or a place whose newest backup is meant; with --verify to check it in a scratch database; with --only-deletions to delete again what a place knows, in a database that was restored by other means; with --tombstones PLACE for another place that knows what was deleted; with --accept-unknown-deletions when none does: then deleted people come back; with --accept-lost-files for a backup that was made without files.'

const optionsIn = (args: string[]) => {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        verify: { type: 'boolean' },
        tombstones: { type: 'string', multiple: true },
        'only-deletions': { type: 'boolean' },
        'accept-unknown-deletions': { type: 'boolean' },
        'accept-lost-files': { type: 'boolean' },
      },
    })
    const [address, ...more] = positionals
    if (address && more.length === 0) return { address, ...values }
  } catch {
    // The same as for no archive, or several.
  }
  throw new StartError(USAGE)
}

const countsOf = ({ accounts, consents, apps }: Repeated): string =>
  `${accounts} accounts, ${consents} consents, ${apps} apps`

type Content = Pick<Restored, 'manifest' | 'repeated'> & { knownUntil: Date | null }

const contentOf = ({ manifest, repeated, knownUntil }: Content): string => {
  const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0)
  const { count, removedMeanwhile, lost = [] } = manifest.files
  const without = [
    ...(removedMeanwhile.length > 0 ? [`${removedMeanwhile.length} were removed while it was made`] : []),
    ...(lost.length > 0 ? [`${lost.length} were lost before`] : []),
  ]
  return [
    `  of ${manifest.takenAt}, by version ${manifest.version}`,
    `  ${Object.keys(manifest.tables).length} tables with ${rows} rows, ${count} files${without.length > 0 ? ` (${without.join(', ')})` : ''}`,
    `  deleted again since: ${countsOf(repeated)}`,
    `  deletions ${knownUntil ? `are known until ${knownUntil.toISOString()}` : 'since are unknown: deleted people may be in it'}`,
  ].join('\n')
}

/** `npm run restore -- ARCHIVE [--verify]`: restores a backup, or checks it. */
const run = async (args: string[]): Promise<string> => {
  const { address, verify, ...options } = optionsIn(args)
  const config = readConfig(process.env)
  if (verify) {
    const verified = await verifyBackup(address, config, startServices)
    return [
      `Restored and compared: ${verified.name}, in ${verified.seconds} s`,
      contentOf(verified),
      `  permissions as required, ${verified.openedFiles} files opened, ${verified.isLoginProved ? 'one login' : 'no login: no app has a learner'}`,
    ].join('\n')
  }
  if (options['only-deletions'])
    return `Deleted again: ${countsOf(await repeatDeletionsOf(address, config))}.`
  const began = performance.now()
  const restored = await runRestore(
    address,
    config,
    {
      tombstonesIn: options.tombstones,
      acceptUnknownDeletions: options['accept-unknown-deletions'],
      acceptLostFiles: options['accept-lost-files'],
    },
    new Date(),
  )
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  return [`Restored: ${restored.name}, in ${seconds} s`, contentOf(restored), 'Start the product now.'].join(
    '\n',
  )
}

await runCommand(run)

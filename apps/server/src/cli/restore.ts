import { parseArgs } from 'node:util'
import { type RestoredApp, restoreApp } from '../composition/backup/restore-app.ts'
import type { Repeated, Restored } from '../composition/backup/restore-archive.ts'
import { repeatDeletionsOf, runRestore } from '../composition/backup/run-restore.ts'
import { verifyBackup } from '../composition/backup/verify-backup.ts'
import { runCommand } from '../composition/run-command.ts'
import { startServices } from '../composition/start-services.ts'
import { readConfig } from '../platform/base/config/config.ts'
import { StartError } from '../platform/base/config/start-error.ts'

const USAGE =
  'Use "npm run restore -- ARCHIVE", or "npm run restore -- --app ARCHIVE" for an archive of one app and "--app HOST ARCHIVE" for one app of all, with a file, s3://bucket/prefix/archives/NAME, or a place whose newest backup is meant; with --verify to check it in a scratch database; with --only-deletions to delete again what a place knows, in a database that was restored by other means; with --tombstones PLACE for another place that knows what was deleted; with --accept-unknown-deletions when none does: then deleted people come back; with --accept-lost-files for a backup that was made without files; with --app also --replace to give up the present state of the app, and --accept-other-key when it comes from an installation with another secret key.'

const OF_APP = ['replace', 'accept-other-key'] as const
const OF_ALL = ['verify', 'only-deletions'] as const

const optionsIn = (args: string[]) => {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        app: { type: 'string' },
        verify: { type: 'boolean' },
        tombstones: { type: 'string', multiple: true },
        'only-deletions': { type: 'boolean' },
        'accept-unknown-deletions': { type: 'boolean' },
        'accept-lost-files': { type: 'boolean' },
        'accept-other-key': { type: 'boolean' },
        replace: { type: 'boolean' },
      },
    })
    const isOfApp = values.app !== undefined
    const [address = values.app, ...more] = positionals
    const foreign = isOfApp ? OF_ALL : OF_APP
    if (address && more.length === 0 && !foreign.some((option) => values[option]))
      return { address, isOfApp, named: positionals.length > 0 ? values.app : undefined, ...values }
  } catch {
    // The same as for no archive, or several.
  }
  throw new StartError(USAGE)
}

const countsOf = ({ accounts, consents, apps }: Repeated): string =>
  `${accounts} accounts, ${consents} consents, ${apps} apps`

const knownOf = (knownUntil: Date | null): string =>
  `  deletions ${knownUntil ? `are known until ${knownUntil.toISOString()}` : 'since are unknown: deleted people may be in it'}`

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
    knownOf(knownUntil),
  ].join('\n')
}

const sentenceOf = (restored: RestoredApp): string => {
  const { app, name, manifest, rows, files, repeated, knownUntil, deletedAt } = restored
  return [
    `Restored: ${app.title} (${app.host}) from ${name}`,
    `  of ${manifest.takenAt}, by version ${manifest.version}`,
    `  ${rows} rows, ${files} files`,
    ...(deletedAt ? [`  it was deleted here at ${deletedAt}, and is here again`] : []),
    `  deleted again since: ${repeated.accounts} accounts, ${repeated.consents} consents`,
    knownOf(knownUntil),
  ].join('\n')
}

/** `npm run restore -- ARCHIVE [--verify]`: restores a backup or one app of it, or checks it. */
const run = async (args: string[]): Promise<string> => {
  const { address, isOfApp, named, verify, ...options } = optionsIn(args)
  const config = readConfig(process.env)
  const accepted = {
    tombstonesIn: options.tombstones,
    acceptUnknownDeletions: options['accept-unknown-deletions'],
    acceptLostFiles: options['accept-lost-files'],
  }
  if (isOfApp) {
    const ofApp = { app: named, replace: options.replace, acceptOtherKey: options['accept-other-key'] }
    return sentenceOf(await restoreApp(address, config, { ...accepted, ...ofApp }, new Date()))
  }
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
  const restored = await runRestore(address, config, accepted, new Date())
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  return [`Restored: ${restored.name}, in ${seconds} s`, contentOf(restored), 'Start the product now.'].join(
    '\n',
  )
}

await runCommand(run)

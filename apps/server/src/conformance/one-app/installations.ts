import { hash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { tablesOfApp } from '../../platform/backup/rows/tables-of-app.ts'
import { connectAsAdmin } from '../../platform/database/migration/admin-connection.ts'
import { filesIn } from '../../testing/database/traces.ts'
import { runToEnd } from '../../testing/run-to-end.ts'

/** A database, and the folder of its files and all else. */
export type Installation = { url: string; dataDir: string }

type Rows = { rows: number; hash: string }

export type StateOfApp = {
  /** The rows that are deleted with the app, by table. */
  own: Record<string, Rows>
  /** Those that outlive it, and its jobs. */
  more: Record<string, Rows>
  /** The hashes of its files by their keys. */
  files: Record<string, string>
}

const filesOf = (dataDir: string, appId: string): Record<string, string> =>
  Object.fromEntries(
    filesIn(join(dataDir, 'files', appId))
      .sort()
      .map((path) => [relative(dataDir, path), hash('sha256', readFileSync(path))]),
  )

/** Everything that an installation has of an app. */
export const stateOf = async ({ url, dataDir }: Installation, appId: string): Promise<StateOfApp> => {
  const client = await connectAsAdmin(url)
  const state: StateOfApp = { own: {}, more: {}, files: filesOf(dataDir, appId) }
  try {
    for (const { name, columns, where, outlivesApp } of await tablesOfApp(client, appId)) {
      const { rows } = await client.query<Rows>(
        `SELECT count(*)::int AS rows, md5(coalesce(string_agg(each::text, ' ' ORDER BY each::text), '')) AS hash
         FROM (SELECT ${columns.join(', ')} FROM ${name} WHERE ${where}) each`,
      )
      const [found] = rows
      if (found) state[outlivesApp ? 'more' : 'own'][name] = found
    }
    return state
  } finally {
    await client.end()
  }
}

export const tablesWithout = (state: StateOfApp): string[] =>
  Object.keys(state.own).filter((table) => state.own[table]?.rows === 0)

type GuideCommand = { file: string; args: string[] }

const PAGE = fileURLToPath(new URL('../../../../../docs/operations/one-app.md', import.meta.url))

/** The commands of the product below a heading, in their order. */
const commandsBelow = (heading: string): GuideCommand[] => {
  const [, section = ''] = readFileSync(PAGE, 'utf8').split(`\n## ${heading}\n`)
  const [text = ''] = section.split('\n## ')
  const lines = text.matchAll(/^ *(?:[A-Z_]+=\S+ )?npm run ([a-z:]+) -- (.+)$/gm)
  return [...lines].map(([, name = '', args = '']) => ({
    file: `cli/${name.replace(':', '-')}.ts`,
    args: args.split(' '),
  }))
}

type Names = { host: string; place: string; movedTo: string }

const newestIn = (place: string, host: string): string =>
  existsSync(join(place, 'archives'))
    ? (readdirSync(join(place, 'archives'))
        .filter((name) => name.startsWith(`app-${host}-`))
        .sort()
        .at(-1) ?? '')
    : ''

/** Runs the commands of the guide with the names of a test. */
export const createGuide = (
  names: Names,
  settingsOf: (installation: Installation) => Record<string, string>,
) => {
  const argument = (given: string): string => {
    const own = given.replace('/var/backups/wohlauf', names.place).replace('/var/backups/move', names.movedTo)
    const [place, archive] = own.split('/archives/')
    return archive && place
      ? `${place}/archives/${newestIn(place, names.host)}`
      : own.replace('yoga.example.org', names.host)
  }
  return {
    below: commandsBelow,
    run: async ({ file, args }: GuideCommand, installation: Installation) => {
      const { code, output, errorOutput } = await runToEnd(file, args.map(argument), settingsOf(installation))
      return { code, text: `${output}${errorOutput}` }
    },
  }
}

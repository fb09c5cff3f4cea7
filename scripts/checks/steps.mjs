import { ensureChromium } from '../machine/ensure-chromium.mjs'
import { ensureNativeBuilt, ensureWebBuilt } from '../machine/ensure-web-built.mjs'
import { findAapt2 } from '../machine/find-aapt2.mjs'
import { readPlaywright, readVitest } from './reports.mjs'

const vitest = (...projects) => [
  'vitest',
  'run',
  ...projects.map((project) => `--project=${project}`),
  '--reporter=default',
  '--reporter=json',
  '--outputFile.json={report}',
]

/*
 * The steps of "npm test", in this order. Steps of one stage run two at a time; a stage begins when the previous one is
 * over. The server's tests wait half of their time, for processes of their own and for the database, so all other steps
 * that do not need the built sites run beside them; the journeys have both cores to themselves.
 * `looksAt`: the files that a step depends on, for `--affected`; a step with tests selects some, the others always run.
 * `skipWithout` names a setting without which a step is skipped, in so many words. `read` reads the runner's report; a step without it has no tests and counts as one.
 */
export const stages = [
  [
    {
      name: 'server',
      what: 'server tests on PostgreSQL',
      commands: [vitest('server')],
      read: readVitest,
    },
    {
      name: 'bundle',
      what: 'web build and bundle budget',
      looksAt: /^(apps\/web|packages)\//,
      commands: [['node', 'scripts/checks/bundle-budget.mjs']],
    },
    {
      name: 'browsers',
      what: 'what supported browsers know',
      looksAt: /^(apps\/web|packages)\//,
      commands: [['node', 'scripts/checks/browser-support.mjs']],
    },
    {
      name: 'lint',
      what: 'format and lint',
      commands: [['biome', 'ci', '--colors=off', '--diagnostic-level=warn', '--error-on-warnings', '.']],
    },
    {
      name: 'types',
      what: 'types',
      commands: ['tsconfig.json', 'scripts', 'apps/web', 'apps/web/src/worker', 'e2e'].map((project) => [
        'tsc',
        '--singleThreaded',
        '-p',
        project,
      ]),
      // Other steps use the second core: threads would check the same types twice. Less than 1 GB is allocated, so
      // nothing needs to be collected.
      env: { GOGC: 'off' },
    },
    { name: 'boundaries', what: 'import boundaries', commands: [['node', 'scripts/checks/boundaries.mjs']] },
    {
      name: 'generated',
      what: 'generated files as their source makes them',
      looksAt: /^(apps\/(mobile|server)|deploy|packages)\//,
      commands: [
        ['node', 'packages/art/scripts/write-web-art.ts', '--check'],
        ['node', 'packages/art/scripts/write-mail-art.ts', '--check'],
        ['node', 'packages/art/scripts/write-icon-art.ts', '--check'],
        ['node', 'deploy/kubernetes/write.ts', '--check'],
        ['node', 'apps/server/src/cli/functions-version.ts', '--check'],
        ['node', 'apps/server/src/cli/package-schema.ts', '--check'],
        ['node', 'apps/mobile/src/sync.ts', '--check'],
      ],
    },
    {
      name: 'android',
      what: 'manifest and resources of the Android app',
      looksAt: /^(apps\/mobile|packages\/art)\//,
      prepare: findAapt2,
      commands: [['node', 'apps/mobile/src/android-link/run.ts']],
    },
    { name: 'unused', what: 'unused code and dependencies', commands: [['knip']] },
    {
      name: 'rules',
      what: 'rules without a database',
      commands: [vitest('rules')],
      read: readVitest,
    },
    {
      name: 'components',
      what: 'components in Chromium',
      prepare: async () => ({ CHROMIUM_PATH: await ensureChromium() }),
      commands: [vitest('components')],
      read: readVitest,
    },
  ],
  [
    {
      name: 'journeys',
      what: 'browser journeys',
      prepare: async () => {
        await ensureWebBuilt()
        await ensureNativeBuilt()
        return { CHROMIUM_PATH: await ensureChromium() }
      },
      commands: [['playwright', 'test', '--config=e2e', '--reporter=list,json']],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: '{report}' },
      read: readPlaywright,
    },
  ],
  [
    {
      name: 'citus',
      what: 'server tests on Citus',
      skipWithout: 'CITUS_URL',
      commands: [vitest('citus')],
      read: readVitest,
    },
  ],
]

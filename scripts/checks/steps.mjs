import { ensureChromium } from '../machine/ensure-chromium.mjs'
import { ensureWebBuilt } from '../machine/ensure-web-built.mjs'
import { countPlaywright, countVitest } from './count.mjs'

/*
 * What "npm test" runs, in this order. Steps of one stage run two at a time; a stage begins when the one before is over.
 * `count` reads how many tests passed and failed; a step without it counts as one.
 */
export const stages = [
  [
    {
      name: 'lint',
      what: 'format and lint',
      commands: [['biome', 'ci', '--colors=off', '--diagnostic-level=warn', '--error-on-warnings', '.']],
    },
    {
      name: 'types',
      what: 'types',
      commands: [
        ['tsc', '-p', 'tsconfig.json'],
        ['tsc', '-p', 'apps/web'],
        ['tsc', '-p', 'e2e'],
      ],
    },
    { name: 'boundaries', what: 'import boundaries', commands: [['node', 'scripts/checks/boundaries.mjs']] },
    {
      name: 'generated',
      what: 'generated files as their source makes them',
      commands: [['node', 'packages/art/scripts/write-web-art.ts', '--check']],
    },
    { name: 'unused', what: 'unused code and dependencies', commands: [['knip']] },
    {
      name: 'bundle',
      what: 'web build and bundle budget',
      commands: [['node', 'scripts/checks/bundle-budget.mjs']],
    },
  ],
  [
    {
      name: 'unit',
      what: 'unit and server tests',
      commands: [
        [
          'vitest',
          'run',
          '--project=server',
          '--project=rest',
          '--reporter=default',
          '--reporter=json',
          '--outputFile.json={report}',
        ],
      ],
      count: countVitest,
    },
  ],
  [
    {
      name: 'components',
      what: 'components in Chromium',
      prepare: async () => ({ CHROMIUM_PATH: await ensureChromium() }),
      commands: [
        [
          'vitest',
          'run',
          '--project=components',
          '--reporter=default',
          '--reporter=json',
          '--outputFile.json={report}',
        ],
      ],
      count: countVitest,
    },
  ],
  [
    {
      name: 'journeys',
      what: 'browser journeys',
      prepare: async () => {
        await ensureWebBuilt()
        return { CHROMIUM_PATH: await ensureChromium() }
      },
      commands: [['playwright', 'test', '--reporter=list,json']],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: '{report}' },
      count: countPlaywright,
    },
  ],
]

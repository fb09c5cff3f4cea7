import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'
import { cacheFolder, root } from '../machine/paths.mjs'
import { areas } from './areas.mjs'
import { codeAt } from './code-at.mjs'
import { compareWithEquivalents, scoreOf } from './compare.mjs'
import { equivalents } from './equivalents.mjs'
import { describeArea, describeTable } from './report.mjs'

const MIN_SCORE = 90

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { again: { type: 'boolean', default: false } },
})
process.exitCode = await main(positionals.length > 0 ? positionals : Object.keys(areas), values)

async function main(names, options) {
  const unknown = names.filter((name) => !(name in areas))
  if (unknown.length > 0) {
    console.error(`There is no area ${unknown.join(', ')}; the areas are ${Object.keys(areas).join(', ')}.`)
    return 1
  }
  const results = []
  for (const name of names) {
    const result = { name, ...compareWithEquivalents(await mutantsOf(name, options), equivalents) }
    console.log(describeArea(result))
    results.push({ ...result, score: scoreOf(result) })
  }
  console.log(describeTable(results))
  return results.every(({ score, outdated }) => score >= MIN_SCORE && outdated.length === 0) ? 0 : 1
}

async function mutantsOf(name, { again }) {
  const folder = join(cacheFolder, 'mutants')
  mkdirSync(folder, { recursive: true })
  // Read by vitest.config.mjs in Stryker's processes.
  process.env.MUTANTS_AREA = name
  const stryker = new Stryker({
    configFile: 'scripts/mutants/stryker.config.mjs',
    mutate: [...areas[name].mutate, '!**/*.test.ts'],
    tempDirName: join(folder, name),
    incremental: again,
    incrementalFile: join(folder, `${name}.incremental.json`),
    htmlReporter: { fileName: join(folder, `${name}.html`) },
  })
  const mutants = (await stryker.runMutationTest()).map(readMutant)
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(mutants, null, 1))
  return mutants
}

function readMutant({ fileName, location, status, replacement }) {
  const text = readFileSync(fileName, 'utf8')
  return {
    file: relative(root, fileName).replaceAll(sep, '/'),
    line: location.start.line,
    status,
    ...codeAt(text, location),
    replacement,
  }
}

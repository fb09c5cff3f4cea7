import { execFile } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { getRecipesAsManager } from '@wohlauf/contract/recipes/recipes-as-manager'
import { afterAll, expect, test } from 'vitest'
import { makePicture } from '../../apps/server/src/testing/files/picture.ts'
import { startTestServer } from '../../apps/server/src/testing/test-server.ts'
import { cacheFolder, root } from '../machine/paths.mjs'

const folder = join(cacheFolder, 'openapi')
const tools = join(root, 'scripts', 'openapi')
const file = join(folder, 'openapi.json')

const testServer = await startTestServer()
afterAll(testServer.stop)
const address = await testServer.server.listen({ port: 0, host: '127.0.0.1' })
const app = await testServer.createApp({ host: new URL(address).host })
const picture = new Blob([await makePicture()], { type: 'image/png' })

await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
await writeFile(file, await (await fetch(`${address}/api/openapi.json`)).text())

/** Runs one of the installed tools; its output is the reason when it fails. */
const run = async (tool, ...args) => {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
  const program = join(tools, 'node_modules', '.bin', tool)
  try {
    return (await promisify(execFile)(program, args, { cwd: tools, env, maxBuffer: 2 ** 26 })).stdout
  } catch (error) {
    throw new Error(`${error.message}\n${error.stdout}`)
  }
}

const compile = (...args) =>
  run('tsc', '--strict', '--skipLibCheck', '--target', 'esnext', '--module', 'nodenext', ...args)

/** The types of the generated client are those of the call, and the recipe is stored as it was sent. */
const expectRecipe = async (program) => {
  await compile('--noEmit', '--checkJs', program)
  const user = await testServer.createUser({ app, role: 'ROLE_APP_MANAGER' })
  const { createRecipe } = await import(`./${program}`)
  const recipeId = await createRecipe(address, user, picture)
  const as = { host: app.host, token: await testServer.signIn(user) }
  const { body: recipes } = await testServer.call(getRecipesAsManager, {}, as)
  expect(recipes.find((recipe) => recipe.recipeId === recipeId)).toMatchObject({
    name: 'Linsensuppe',
    ingredients: [
      { amount: 250, unit: 'GRAM', ingredient: 'rote Linsen' },
      { amount: null, unit: 'TO_TASTE', ingredient: 'Salz' },
    ],
    preparationSteps: ['Die Linsen <strong>abspülen</strong>.', 'Kochen.'],
    diets: ['VEGAN'],
  })
}

test('redocly has no objection', async () => {
  await run('redocly', 'lint', file, '--config', 'redocly.yaml')
})

test('spectral has no objection', async () => {
  await run('spectral', 'lint', file, '--ruleset', 'spectral.yaml', '--fail-severity', 'warn')
})

test('a client by openapi-typescript creates a recipe', async () => {
  await run('openapi-typescript', file, '--output', join(folder, 'paths.d.ts'))
  await expectRecipe('create-with-openapi-fetch.mjs')
})

test('a client by @hey-api/openapi-ts creates a recipe', async () => {
  const source = join(folder, 'hey-api-source')
  await run('openapi-ts', '--input', file, '--output', source, '--no-log-file')
  await compile(
    '--declaration',
    '--rootDir',
    source,
    '--outDir',
    join(folder, 'hey-api'),
    join(source, 'index.ts'),
  )
  await expectRecipe('create-with-hey-api.mjs')
})

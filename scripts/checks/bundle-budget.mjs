/* The size of what a phone loads before any page, the scripts and styles of index.html with all their imports, and of what the login
   page has besides, before it can be filled in; compressed as the server sends them. And no script is so small that it is not worth a
   request, and none that waits for a press comes with the first page. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { Problem, runCommand } from '../machine/command.mjs'
import { builtFolder, ensureWebBuilt } from '../machine/ensure-web-built.mjs'

const limits = { 'The first load': 128_700, 'The login page': 147_600 }
const smallestBytes = 4096
/** What a document names itself, and what the bundler needs before any module. */
const mayBeSmall = /^(?:app|admin|rolldown-runtime)-/
const entry = 'index.html'
const wordsOfLoginPage = 'Passwort zurücksetzen'

await runCommand(async () => {
  await ensureWebBuilt()
  const manifest = JSON.parse(readFileSync(join(builtFolder, '.vite', 'manifest.json'), 'utf8'))
  if (!manifest[entry]) throw new Problem(`The built sites have no ${entry}.`)
  const routeFiles = JSON.parse(readFileSync(join(builtFolder, 'route-files.json'), 'utf8'))
  const first = filesOf(manifest)
  const all = [...first, ...routeFiles['authentication-login'].map((file) => file.slice(1))]
  if (!all.some((file) => readFileSync(join(builtFolder, file), 'utf8').includes(wordsOfLoginPage)))
    throw new Problem(`No file of the first load has the login page's words "${wordsOfLoginPage}".`)
  const bytesOf = new Map(all.map((file) => [file, compressedBytes(join(builtFolder, file))]))
  for (const [file, bytes] of [...bytesOf].sort((a, b) => b[1] - a[1])) console.log(`${kb(bytes)}  ${file}`)
  const verdicts = Object.entries(limits).map(([what, limit]) => {
    const files = what === 'The first load' ? first : all
    const sum = files.reduce((total, file) => total + bytesOf.get(file), 0)
    return {
      isOver: sum > limit,
      text: `${what} has ${kb(sum).trim()} of scripts and styles (brotli); the limit is ${kb(limit).trim()}.`,
    }
  })
  const over = verdicts.filter(({ isOver }) => isOver)
  if (over.length > 0)
    throw new Problem(`${over.map(({ text }) => text).join(' ')} The list above shows the files.`)
  for (const { text } of verdicts) console.log(text)
  const waiting = [...chunksOf(manifest)]
    .flatMap((name) => manifest[name].dynamicImports ?? [])
    .filter((name) => name.startsWith('_after-'))
  if (waiting.length > 0)
    throw new Problem(
      `The first load imports code that waits for a press, with all that it imports: ${waiting.join(', ')} (config/who-needs.ts).`,
    )
  const small = readdirSync(join(builtFolder, 'assets')).filter(
    (file) =>
      file.endsWith('.js') &&
      !mayBeSmall.test(file) &&
      statSync(join(builtFolder, 'assets', file)).size < smallestBytes,
  )
  if (small.length > 0)
    throw new Problem(
      `Scripts below ${smallestBytes} bytes, which config/web-chunks.ts puts together: ${small.join(', ')}`,
    )
  return 0
})

function chunksOf(manifest) {
  const chunks = new Set()
  const add = (name) => {
    if (chunks.has(name)) return
    chunks.add(name)
    for (const next of manifest[name].imports ?? []) add(next)
  }
  add(entry)
  return chunks
}

function filesOf(manifest) {
  return [
    ...new Set(
      [...chunksOf(manifest)].flatMap((name) => [manifest[name].file, ...(manifest[name].css ?? [])]),
    ),
  ]
}

function compressedBytes(path) {
  return existsSync(`${path}.br`)
    ? statSync(`${path}.br`).size
    : brotliCompressSync(readFileSync(path)).length
}

function kb(bytes) {
  return `${(bytes / 1000).toFixed(1)} KB`.padStart(9)
}

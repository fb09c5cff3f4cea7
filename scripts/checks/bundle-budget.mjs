/* The size of everything that a phone loads before the login page can be filled in: the scripts and styles of
   index.html, of the login page, and of all their imports, compressed as the server sends them. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { Problem, runCommand } from '../machine/command.mjs'
import { builtFolder, ensureWebBuilt } from '../machine/ensure-web-built.mjs'

const limitBytes = 142_400
const entry = 'index.html'
const loginPage = /\/login-page\.tsx$/
const wordsOfLoginPage = 'Passwort zurücksetzen'

await runCommand(async () => {
  await ensureWebBuilt()
  const manifest = JSON.parse(readFileSync(join(builtFolder, '.vite', 'manifest.json'), 'utf8'))
  const files = filesOf(manifest)
  if (!files.some((file) => readFileSync(join(builtFolder, file), 'utf8').includes(wordsOfLoginPage)))
    throw new Problem(`No file of the first load has the login page's words "${wordsOfLoginPage}".`)
  const sizes = files.map((file) => ({ file, bytes: compressedBytes(join(builtFolder, file)) }))
  for (const { file, bytes } of sizes.sort((a, b) => b.bytes - a.bytes)) console.log(`${kb(bytes)}  ${file}`)
  const sum = sizes.reduce((total, { bytes }) => total + bytes, 0)
  const verdict = `The login page loads ${kb(sum).trim()} of scripts and styles (brotli); the limit is ${kb(limitBytes).trim()}.`
  if (sum > limitBytes) throw new Problem(`${verdict} The list above shows the files.`)
  console.log(verdict)
  return 0
})

function filesOf(manifest) {
  if (!manifest[entry]) throw new Problem(`The built sites have no ${entry}.`)
  const chunks = new Set()
  const add = (name) => {
    if (chunks.has(name)) return
    chunks.add(name)
    for (const next of manifest[name].imports ?? []) add(next)
  }
  const login = Object.keys(manifest).filter((name) => loginPage.test(name))
  for (const name of [entry, ...login]) add(name)
  return [...new Set([...chunks].flatMap((name) => [manifest[name].file, ...(manifest[name].css ?? [])]))]
}

function compressedBytes(path) {
  return existsSync(`${path}.br`)
    ? statSync(`${path}.br`).size
    : brotliCompressSync(readFileSync(path)).length
}

function kb(bytes) {
  return `${(bytes / 1000).toFixed(1)} KB`.padStart(9)
}

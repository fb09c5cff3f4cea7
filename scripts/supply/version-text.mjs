import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../machine/paths.mjs'

/** Workspaces with versions of their own: that of the native app is the stores'. */
const OTHERS = ['mobile']

const workspaces = ['apps', 'packages'].flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((name) => !OTHERS.includes(name))
    .map((name) => `${folder}/${name}/package.json`),
)

/** Paths from the root of all files that name the product's version. */
export const FILES_WITH_VERSION = [
  'package.json',
  'apps/mobile/package.json',
  ...workspaces,
  'package-lock.json',
  'CHANGELOG.md',
  'Dockerfile',
  'compose.yaml',
  'deploy/compose/example.env',
  'deploy/images.txt',
  'deploy/kubernetes/kustomization.yaml',
  'deploy/kubernetes/migrate.yaml',
  'deploy/kubernetes/web.yaml',
  'deploy/kubernetes/worker.yaml',
  'docs/operations/deploy.md',
]

/** The text of a file with another version of the product. */
export function withVersion(file, text, version, next) {
  if (file === 'CHANGELOG.md') return text.replace(/^## \[/m, `## [${next}] - not released yet\n\n## [`)
  if (file.endsWith('package.json')) return inPackage(text, version, next)
  if (file === 'package-lock.json') return inLock(text, version, next)
  return text
    .replaceAll(`wohlauf:${version}`, `wohlauf:${next}`)
    .replaceAll(`VERSION=${version}`, `VERSION=${next}`)
    .replaceAll(`newTag: ${version}`, `newTag: ${next}`)
    .replaceAll(`migrate-${version.replaceAll('.', '-')}`, `migrate-${next.replaceAll('.', '-')}`)
}

function inPackage(text, version, next) {
  return text
    .replace(`"version": "${version}"`, `"version": "${next}"`)
    .replaceAll(new RegExp(`("@wohlauf/[\\w-]+": )"${version.replaceAll('.', '\\.')}"`, 'g'), `$1"${next}"`)
}

function inLock(text, version, next) {
  const lock = JSON.parse(text)
  lock.version = next
  for (const [place, entry] of Object.entries(lock.packages)) {
    if (place.includes('node_modules/')) continue
    if (entry.version === version) entry.version = next
    for (const needs of [entry.dependencies, entry.devDependencies])
      for (const name of Object.keys(needs ?? {})) if (name.startsWith('@wohlauf/')) needs[name] = next
  }
  return `${JSON.stringify(lock, null, 2)}\n`
}

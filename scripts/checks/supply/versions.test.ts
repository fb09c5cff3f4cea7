import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../machine/paths.mjs'
import { FILES_WITH_VERSION, withVersion } from '../../supply/version-text.mjs'

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const { version } = JSON.parse(read('package.json'))

/** The commit that a name stands for; null where there is no such name, or no repository. */
const commitOf = (name: string): string | null => {
  try {
    return execFileSync('git', ['rev-parse', '--quiet', '--verify', `${name}^{commit}`], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return null
  }
}

type State = { version: string; changelog: string; released: string | null; head: string | null }

/** What is wrong with the version of a checkout; null if nothing is. */
const versionComplaint = ({ version: current, changelog, released, head }: State): string | null => {
  const [, newest, day] = /^## \[([\d.]+)\] - (.+)$/m.exec(changelog) ?? []
  if (newest !== current) return `CHANGELOG.md begins with ${newest}, package.json says ${current}.`
  if (day !== 'not released yet' && !/^\d{4}-\d\d-\d\d$/.test(day ?? ''))
    return `CHANGELOG.md says of ${newest}: "${day}", which is no day.`
  if (released !== null && released !== head)
    return `${current} is released (v${current}) and has changed since: npm run version:next -- …`
  return null
}

test('what is released keeps its version, and what has changed since has another', () => {
  const state = {
    version,
    changelog: read('CHANGELOG.md'),
    released: commitOf(`refs/tags/v${version}`),
    head: commitOf('HEAD'),
  }
  expect(versionComplaint(state)).toBeNull()
})

test.each([
  ['0.1.0', '## [0.1.0] - not released yet', null, null],
  ['0.1.0', '## [0.1.0] - 2026-12-01', 'a', null],
  ['0.1.0', '## [0.1.0] - 2026-12-01', 'b', '0.1.0 is released'],
  ['0.2.0', '## [0.1.0] - 2026-12-01', null, 'CHANGELOG.md begins with 0.1.0'],
  ['0.1.0', '## [0.1.0] - soon', null, 'which is no day'],
])('%s with "%s", released as %s: %s', (current, changelog, released, complaint) => {
  const said = versionComplaint({
    version: current,
    changelog: `# Changelog\n\n${changelog}\n`,
    released,
    head: 'a',
  })
  if (complaint === null) expect(said).toBeNull()
  else expect(said).toContain(complaint)
})

/** Without the versions of packages of others. */
const namedVersions = (file: string, text: string): string[] => {
  const patterns = file.endsWith('package.json')
    ? [/"@wohlauf\/[\w-]+": "(.+?)"/g, ...(file.includes('mobile') ? [] : [/^ {2}"version": "(.+?)"/gm])]
    : [/wohlauf:(\d[\w.]*)/g, /VERSION=(\d.*)/g, /newTag: (\d.*)/g, /migrate-(\d+-\d+-\d+)/g]
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, named = '']) => named.replaceAll('-', '.')),
  )
}

test('the next version is named by every file that names this one', () => {
  for (const file of FILES_WITH_VERSION) {
    const next = withVersion(file, read(file), version, '9.8.7')
    expect(next, file).not.toBe(read(file))
    if (file === 'CHANGELOG.md') expect(next).toContain(`## [9.8.7] - not released yet\n\n## [${version}]`)
    else if (file === 'package-lock.json') {
      const { packages } = JSON.parse(next)
      expect([packages[''].version, packages['apps/server'].version]).toEqual(['9.8.7', '9.8.7'])
      expect(packages['apps/server'].dependencies['@wohlauf/contract']).toBe('9.8.7')
      expect(packages['apps/mobile'].version).not.toBe('9.8.7')
    } else expect(new Set(namedVersions(file, next)), file).toEqual(new Set(['9.8.7']))
  }
})

test('no other file names the version', () => {
  const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n')
  const candidates = tracked.filter(
    (file) =>
      /(^|\/)package\.json$|\.ya?ml$|\.env$|^deploy\/.*\.txt$|Dockerfile$|^docs\/operations\/.*\.md$/.test(
        file,
      ) && !FILES_WITH_VERSION.includes(file),
  )
  expect(candidates.length).toBeGreaterThan(20)
  expect(candidates.filter((file) => namedVersions(file, read(file)).includes(version))).toEqual([])
})

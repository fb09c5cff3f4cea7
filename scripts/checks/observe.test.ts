import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../machine/paths.mjs'

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const guide = read('docs/operations/observe.md')
const incidents = read('docs/operations/incidents.md')
const alerts = read('deploy/observe/alerts.yaml')
const dashboard = read('deploy/observe/dashboard.json')

/** The anchors of a page's headings, as GitHub makes them. */
const anchorsOf = (page: string) =>
  [...page.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .trim()
      .replaceAll(' ', '-'),
  )
const firstOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)

test('each alert names its own paragraph of the guide, and the guide has no paragraph of another', () => {
  const names = firstOf(alerts, /- alert: (\w+)/g)
  const places = firstOf(alerts, /runbook: docs\/operations\/observe\.md#(\S+)/g)
  expect(names.length).toBeGreaterThan(8)
  expect(places).toEqual(names.map((name) => name.toLowerCase()))
  const paragraphs = firstOf(guide, /^### (\w+)$/gm)
  expect(paragraphs).toEqual(names)
  expect(firstOf(read('deploy/observe/alerts.test.yaml'), /- name: (\w+) fires/g)).toEqual(names)
})

test('the links from the guide to the incidents lead to a heading', () => {
  const links = firstOf(guide, /incidents\.md#([\w-]+)/g)
  expect(links.length).toBeGreaterThan(4)
  const anchors = anchorsOf(incidents)
  for (const link of links) expect(anchors).toContain(link)
})

test('alerts and dashboard use figures that exist, and the dashboard shows every one', () => {
  const figures = firstOf(guide, /^\| `((?:wohlauf|http)_[a-z_]+)`/gm)
  const used = (text: string) =>
    new Set(
      firstOf(text, /\b((?:wohlauf|http_server)_[a-z_]+)/g).map((name) =>
        name.replace(/_(bucket|sum|count)$/, ''),
      ),
    )
  for (const name of used(alerts)) expect(figures).toContain(name)
  expect([...used(dashboard)].sort()).toEqual(figures.toSorted())
})

/** The second argument of a call of the log: the event. */
const EVENT =
  /\blog\b(?:\.(?:info|warn|error|debug)|\[[^\]]+\]{1,2})\(\s*(?:\{[^}]*(?:\{[^}]*\}[^}]*)*\}|line\('\w+'\)),\s*'([^']+)',?\s*\)/g

test('the guide lists the events of the log that the code writes', () => {
  const sources = globSync('apps/server/src/**/*.ts', {
    cwd: root,
    exclude: ['**/*.test.ts', '**/testing/**'],
  })
  const written = new Set(sources.flatMap((file) => firstOf(read(file), EVENT)))
  const events = guide.slice(guide.indexOf('| event (`msg`)'))
  expect([...written].sort()).toEqual(firstOf(events, /^\| `([^`]+)`/gm).sort())
})

test('every call of the log names its event in the code', () => {
  const calls = globSync('apps/server/src/**/*.ts', {
    cwd: root,
    exclude: ['**/*.test.ts', '**/testing/**'],
  }).flatMap((file) => {
    const text = read(file)
    const all = [...text.matchAll(/\blog(?:\.(?:info|warn|error|debug)|\[SECURITY_EVENTS\[event\]\])\(/g)]
      .length
    return all === [...text.matchAll(EVENT)].length ? [] : [file]
  })
  expect(calls).toEqual([])
})

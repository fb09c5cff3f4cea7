import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../machine/paths.mjs'

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const guide = read('docs/operations/observe.md')
const incidents = read('docs/operations/incidents.md')
const alerts = read('deploy/observe/alerts.yaml')
const dashboard = read('deploy/observe/dashboard.json')

/** The anchors of a page's headings, in GitHub's form. */
const anchorsOf = (page: string) =>
  [...page.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .trim()
      .replaceAll(' ', '-'),
  )
const firstOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, match = '']) => match)

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
  const usedFigures = (text: string) =>
    new Set(
      firstOf(text, /\b((?:wohlauf|http_server)_[a-z_]+)/g).map((name) =>
        name.replace(/_(bucket|sum|count)$/, ''),
      ),
    )
  for (const name of usedFigures(alerts)) expect(figures).toContain(name)
  expect([...usedFigures(dashboard)].sort()).toEqual(figures.toSorted())
})

/** The second argument of a call of the log: the event. */
const EVENT =
  /\blog\b(?:\.(?:info|warn|error|debug)|\[[^\]]+\]{1,2})\(\s*(?:\{[^}]*(?:\{[^}]*\}[^}]*)*\}|line\('\w+'\)),\s*'([^']+)',?\s*\)/g

test('the guide lists the events of the log that the code writes', () => {
  const sources = globSync('apps/server/src/**/*.ts', {
    cwd: root,
    exclude: ['**/*.test.ts', '**/testing/**'],
  })
  const writtenEvents = new Set(sources.flatMap((file) => firstOf(read(file), EVENT)))
  const events = guide.slice(guide.indexOf('| event (`msg`)'))
  expect([...writtenEvents].sort()).toEqual(firstOf(events, /^\| `([^`]+)`/gm).sort())
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

/** Level, fields and event of each call of the log; a helper's fields are unknown here. */
const CALL =
  /\blog\b(?:\.(info|warn|error|debug)|\[[^\]]+\]{1,2})\(\s*(\{[^}]*(?:\{[^}]*\}[^}]*)*\}|line\('\w+'\)),\s*'([^']+)',?\s*\)/g

/** The names of a literal's own fields: `{ a, b: c.d, ...e }`. */
const fieldsIn = (literal: string): string[] =>
  firstOf(literal.replace(/\([^()]*\)/g, '').replace(/\.\.\.\w+(?:\.\w+)*/g, ''), /[{,]\s*(\w+)\s*(?=[:,}])/g)

test('each call of the log keeps to the schema in the guide: its level, and the names of its fields', () => {
  const logGuide = guide.slice(guide.indexOf('## Log'))
  const [fields = '', events = ''] = logGuide.split('| event (`msg`)')
  const knownNames = new Set(
    firstOf(fields, /^\| ((?:`\w+`(?:, )?)+)/gm).flatMap((names) => firstOf(names, /`(\w+)`/g)),
  )
  const levels = new Map(
    [...events.matchAll(/^\| `([^`]+)`\s+\| ([^|]+?)\s+\|/gm)].map(([, event, level = '']) => [
      event,
      level.split(', '),
    ]),
  )
  const problems = globSync('apps/server/src/**/*.ts', {
    cwd: root,
    exclude: ['**/*.test.ts', '**/testing/**'],
  }).flatMap((file) =>
    [...read(file).matchAll(CALL)].flatMap(([, level, literal = '', event = '']) => [
      ...fieldsIn(literal)
        .filter((name) => !knownNames.has(name))
        .map((name) => `${file}: ${event} has the field ${name}`),
      ...(level && !levels.get(event)?.includes(level) ? [`${file}: ${event} has the level ${level}`] : []),
    ]),
  )
  expect(problems).toEqual([])
})

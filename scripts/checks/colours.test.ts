import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../machine/paths.mjs'

/**
 * The sheets that define colours: everything else refers to them, so that a dark appearance applies there.
 */
const THEME = 'apps/web/src/ui/theme/styles.css'
const TONES = 'apps/web/src/ui/theme/tones.css'

const COMMENT = /\/\*.*?\*\//gs
/** Paper is white in any appearance. */
const PRINT = /@media print\s*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g
const URL = /url\([^)]*\)/g
const LITERAL =
  /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^)]*\)|(?<=[:,\s(])(?:white|black)(?=[\s;,)])/gi
/** Mantine's own scales without a value for the dark appearance. */
const OF_ONE_APPEARANCE = /--mantine-color-(?!brand-|gray-|error|dimmed|placeholder)[a-z]+-\d/g

const literalsIn = (css: string): string[] => {
  const onScreen = css.replace(COMMENT, '').replace(PRINT, '').replace(URL, '')
  return [...onScreen.matchAll(LITERAL), ...onScreen.matchAll(OF_ONE_APPEARANCE)].map(([literal]) => literal)
}

const read = (file: string): string => readFileSync(join(root, file), 'utf8')

test.each([
  ['a { color: #fff; }', ['#fff']],
  ['a { box-shadow: 0 0 2px rgb(0 0 0 / 20%); }', ['rgb(0 0 0 / 20%)']],
  ['a { background: color-mix(in srgb, var(--alert) 88%, black); }', ['black']],
  ['a { color: var(--mantine-color-red-9); }', ['--mantine-color-red-9']],
  ['@media print { a { color: #000; } } b { color: var(--ink); white-space: nowrap; }', []],
  ['a { background: url("#mark"); /* #fff */ color: var(--mantine-color-gray-2); }', []],
])('%s has the colours %j', (css, colours) => expect(literalsIn(css)).toEqual(colours))

test('colours are defined in the theme alone', () => {
  const sheets = globSync('apps/web/src/**/*.css', { cwd: root }).filter(
    (file) => ![THEME, TONES].includes(file),
  )
  expect(sheets.length).toBeGreaterThan(150)
  expect(sheets.flatMap((file) => literalsIn(read(file)).map((literal) => `${file}: ${literal}`))).toEqual([])
})

/** Names of Mantine's scales, which are too pale as ink in one of the two appearances. */
const NAME_OF_SCALE =
  /(?<=["'])(?:red|pink|grape|violet|indigo|blue|cyan|teal|green|lime|yellow|orange|gray)(?=["'])/g
const LITERAL_PROP = /(?<=\b(?:c|bg|color|fill|stroke)=\{?["'])(?:#[\da-f]{3,8}|dark|white|black)/gi

const coloursIn = (source: string): string[] =>
  [NAME_OF_SCALE, LITERAL_PROP].flatMap((pattern) => [...source.matchAll(pattern)].map(([colour]) => colour))

test.each([
  ["{ label: 'Entfernt', colour: 'orange' }", ['orange']],
  ['<Badge color="red">', ['red']],
  ['<path fill="#fff" />', ['#fff']],
  ['<Badge color="var(--warm)">', []],
])('%s has the colours %j', (source, colours) => expect(coloursIn(source)).toEqual(colours))

test('components have no colours of their own', () => {
  const files = globSync('apps/web/src/**/*.tsx', { cwd: root, exclude: ['**/*.test.tsx'] })
  expect(files.flatMap((file) => coloursIn(read(file)).map((colour) => `${file}: ${colour}`))).toEqual([])
})

test('every colour of the theme has a value for a dark appearance', () => {
  const css = [THEME, TONES].map(read).join('\n').replace(COMMENT, '')
  const ofOneAppearance = [...css.matchAll(/[;{]\s*(--[\w-]+|color|background): ([^;{}]*);/g)]
    .filter(([, , value = '']) => literalsIn(`a{b:${value};}`).length > 0 && !value.includes('light-dark('))
    .map(([, name]) => name)
  expect(ofOneAppearance).toEqual([])
})

test('the browser’s own bars have the colour of the sheets in a dark appearance', () => {
  const [, surface] = /--surface: light-dark\(#fff, (#\w+)\)/.exec(read(THEME)) ?? []
  const [, bars] =
    /content="(#\w+)" media="\(prefers-color-scheme: dark\)"/.exec(read('apps/web/index.html')) ?? []
  expect(bars).toBe(surface)
  expect(read('apps/server/src/platform/mail/night-style.ts')).toContain(`sheet: '${surface}'`)
})

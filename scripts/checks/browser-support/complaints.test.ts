import { KNOWN_TO_SUPPORTED, OLDEST_BROWSERS } from '@wohlauf/contract/values/supported-browsers'
import { expect, test } from 'vitest'
import { browsersWithout, compatData } from './compat-data.mjs'
import { complaintsAbout } from './complaints.mjs'

const namesIn = (text: string, path = 'assets/page.js'): string[] =>
  complaintsAbout([{ path, text }], []).map((line) => /: (.+?) is known to/.exec(line)?.[1] ?? line)

test.each([
  ['URL.parse', 'URL.parse(e)?.hostname'],
  ['Promise.withResolvers', 'let{promise:e,resolve:t}=Promise.withResolvers()'],
  ['.difference', 'e=>e.difference(new Set([t]))'],
  ['Map.groupBy', 'Map.groupBy(e,({name:e})=>e)'],
  ['AbortSignal.any', 'fetch(e,{signal:t?AbortSignal.any([t,n]):n})'],
  ['URL.canParse', 'window.URL.canParse(e)'],
  ['URL.parse', 'const{parse:e}=URL'],
  ['Object.groupBy', 'Object[`groupBy`](e,t)'],
  ['Array.fromAsync', 'await Array.fromAsync(e)'],
  ['Promise.try', 'Promise.try(e)'],
  ['.isSubsetOf', 'e.isSubsetOf(t)'],
  ['Iterator.map', 'e.values().map(t)'],
  ['.checkVisibility', 'e.checkVisibility()'],
  ['RegExp.escape', 'RegExp.escape(e)'],
  ['navigator.share', 'navigator.share({title:e})'],
  ['URLPattern', 'new URLPattern(e)'],
  ['regular expression with v', '/[\\p{L}--[a-z]]/v'],
  ['regular expression with (?i:', '/(?i:a)b/'],
])('%s is refused in %s', (name, text) => {
  expect(namesIn(text)).toEqual([name])
})

test.each([
  [
    'what all know',
    'structuredClone(e.toSorted().at(-1)),/(?<=a)b/u,Object.hasOwn(e,t),AbortSignal.timeout(9)',
  ],
  ['a name of its own', 'let e={difference(){}};e.difference(t)'],
  ['a variable of that name', 'let URLPattern=e=>e;URLPattern(1)'],
  ['what is asked for', 'e.checkVisibility?.();typeof URLPattern;navigator.wakeLock?.request(e)'],
  ['values of an object', 'Object.values(e).map(t)'],
])('%s is not refused', (_, text) => {
  expect(namesIn(text)).toEqual([])
})

test.each([
  ['text-wrap: pretty', 'a{text-wrap:pretty}'],
  ['light-dark()', 'a{color:light-dark(#000,#fff)}'],
  [':user-invalid', 'a:user-invalid{color:red}'],
  ['nesting', 'a{b{color:red}}'],
  ['@starting-style', '@starting-style{a{opacity:0}}'],
  ['@media prefers-reduced-transparency', '@media (prefers-reduced-transparency){a{color:red}}'],
])('%s is refused in the style %s', (name, text) => {
  expect(namesIn(text, 'assets/page.css')).toContain(name)
})

test.each([
  ['what all know', 'a:has(b){color:color-mix(in srgb,red,blue);height:10dvh;inset:0}'],
  ['what is asked for', '@supports (text-wrap:pretty){a{text-wrap:pretty}}'],
  ['what an older name stands beside', 'a{-webkit-hyphens:auto;hyphens:auto}'],
])('the style %s is not refused', (_, text) => {
  expect(namesIn(text, 'assets/page.css')).toEqual([])
})

test('scripts and styles inside a document are read', () => {
  const text =
    '<style nonce="x">a{b{color:red}}</style><script>URL.parse(1)</script><script type="application/json">{}</script>'
  expect(namesIn(text, 'index.html')).toEqual(['URL.parse', 'nesting'])
})

test('a known use is reported once nothing uses it any more', () => {
  const page = { path: 'assets/page.js', text: 'navigator.share(e)' }
  expect(complaintsAbout([page], ['navigator.share'])).toEqual([])
  expect(complaintsAbout([page], ['navigator.share', 'Highlight'])).toEqual([
    'No built file uses Highlight: remove it from known-uses.mjs.',
  ])
})

test('features that documents require exist exactly from the supported versions on', () => {
  const { color } = compatData.css.types
  const versionsOf = (entry: typeof color, browser: 'chrome' | 'firefox' | 'safari') =>
    [entry.__compat?.support[browser]].flat()[0]?.version_added
  expect(KNOWN_TO_SUPPORTED.supports).toContain('color-mix(')
  expect(versionsOf(color['color-mix'], 'chrome')).toBe(OLDEST_BROWSERS.chrome)
  expect(KNOWN_TO_SUPPORTED.supports).toContain('rgb(from ')
  expect(versionsOf(color.rgb.relative_syntax, 'firefox')).toBe(OLDEST_BROWSERS.firefox)
  expect(KNOWN_TO_SUPPORTED.media).toContain('>=')
  expect(versionsOf(compatData.css['at-rules'].media.range_syntax, 'safari')).toBe(OLDEST_BROWSERS.safari)
  expect(browsersWithout(color['color-mix'])).toEqual([])
})

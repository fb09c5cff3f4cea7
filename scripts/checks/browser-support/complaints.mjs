import { KNOWN_USES } from './known-uses.mjs'
import { addOwnNames, parse, youngInScript } from './young-in-script.mjs'
import { youngInStyle } from './young-in-style.mjs'

const KNOWN = KNOWN_USES.flatMap(({ names }) => names)

const INLINE_SCRIPT = /<script(?: nonce="[^"]*")?>(.*?)<\/script>/gs
const INLINE_STYLE = /<style[^>]*>(.*?)<\/style>/gs

/** The scripts and styles of a document, as files of their own. */
const partsOf = ({ path, text }) => {
  if (!path.endsWith('.html')) return [{ path, text }]
  const inside = (pattern, extension) =>
    [...text.matchAll(pattern)].map(([, part]) => ({ path: `${path}.${extension}`, text: part }))
  return [...inside(INLINE_SCRIPT, 'js'), ...inside(INLINE_STYLE, 'css')]
}

/**
 * @param {{ path: string, text: string }[]} files
 * @returns {string[]} a line for each use that is not among the known ones, and for each known one that does
 * not occur
 */
export function complaintsAbout(files, knownUses = KNOWN) {
  const parts = files.flatMap(partsOf)
  const scripts = parts
    .filter(({ path }) => path.endsWith('.js'))
    .map((part) => ({ ...part, program: parse(part.path, part.text) }))
  const ownNames = new Set()
  for (const { program } of scripts) addOwnNames(program, ownNames)
  const uses = [
    ...scripts.flatMap((part) => youngInScript(part.program, ownNames).map((use) => ({ ...use, part }))),
    ...parts
      .filter(({ path }) => path.endsWith('.css'))
      .flatMap((part) => youngInStyle(part.text).map((use) => ({ ...use, part }))),
  ]
  const usedNames = new Set(uses.map(({ name }) => name))
  return [
    ...uses
      .filter(({ name }) => !knownUses.includes(name))
      .map(({ name, browsers, at, part: { path, text } }) => {
        const around = text.slice(Math.max(0, at - 40), at + 60).replace(/\s+/g, ' ')
        return `${path}: ${name} is known to ${browsers.join(', ')} only, but older ones are supported (contract/values/supported-browsers.ts): …${around}…`
      }),
    ...knownUses
      .filter((name) => !usedNames.has(name))
      .map((name) => `No built file uses ${name}: remove it from known-uses.mjs.`),
  ]
}

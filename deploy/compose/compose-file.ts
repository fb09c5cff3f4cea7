import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { parse } from 'yaml'

const root = join(import.meta.dirname, '../..')

type Service = {
  image: string
  command?: string[]
  user?: string
  environment?: Record<string, string>
  ports?: string[]
  tmpfs?: string[]
  volumes?: string[]
  restart?: string
  read_only?: boolean
  cap_drop?: string[]
  security_opt?: string[]
  stop_grace_period?: string
  logging?: { driver: string; options: Record<string, string> }
  healthcheck?: { test?: string[]; disable?: boolean }
  depends_on?: Record<string, { condition: string; required?: boolean }>
  profiles?: string[]
}
export type ComposeFile = { services: Record<string, Service>; volumes: Record<string, unknown> }

/** `compose.yaml` with its anchors resolved and its variables as they are written. */
export const readComposeFile = (): ComposeFile =>
  parse(readFileSync(join(root, 'compose.yaml'), 'utf8'), { merge: true })

export const readExampleEnv = (): Record<string, string> =>
  parseEnv(readFileSync(join(root, 'deploy/compose/example.env'), 'utf8')) as Record<string, string>

export type Variable = { name: string; isRequired: boolean }

export const variablesOf = (value: unknown): Variable[] =>
  [...JSON.stringify(value).matchAll(/\$\{([A-Z0-9_]+)(:-)?/g)].map(([, name = '', fallback]) => ({
    name,
    isRequired: !fallback,
  }))

/** The index of the brace that closes the one before `from`. */
const closingBrace = (text: string, from: number): number => {
  let depth = 1
  for (let at = from; at < text.length; at++) {
    if (text[at] === '{') depth++
    if (text[at] === '}') depth--
    if (depth === 0) return at
  }
  throw new Error(`A brace is not closed in ${text}`)
}

const interpolate = (text: string, env: Readonly<Record<string, string>>): string => {
  const start = text.indexOf('${')
  if (start === -1) return text
  const end = closingBrace(text, start + 2)
  const [, name = '', operator, rest = ''] =
    /^([A-Z0-9_]+)(?::([-?])(.*))?$/s.exec(text.slice(start + 2, end)) ?? []
  const setting = env[name]
  if (!setting && operator !== '-') throw new Error(`${name}: ${rest}`)
  return text.slice(0, start) + (setting || interpolate(rest, env)) + interpolate(text.slice(end + 1), env)
}

/** The value with its variables replaced, by the rules of Compose; throws where Compose refuses to start. */
export const interpolated = <T>(value: T, env: Readonly<Record<string, string>>): T =>
  JSON.parse(JSON.stringify(value), (_, part) => (typeof part === 'string' ? interpolate(part, env) : part))

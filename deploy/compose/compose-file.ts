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
  healthcheck?: { test?: string[]; disable?: boolean }
  depends_on?: Record<string, { condition: string }>
}
export type ComposeFile = { services: Record<string, Service>; volumes: Record<string, unknown> }

/** `compose.yaml` with its anchors resolved and its variables as they are written. */
export const readComposeFile = (): ComposeFile =>
  parse(readFileSync(join(root, 'compose.yaml'), 'utf8'), { merge: true })

export const readExampleEnv = (): Record<string, string> =>
  parseEnv(readFileSync(join(root, 'deploy/compose/example.env'), 'utf8')) as Record<string, string>

const VARIABLE = /\$\{([A-Z0-9_]+)(?::([-?])([^}]*))?\}/g

export type Variable = { name: string; isRequired: boolean }

export const variablesOf = (value: unknown): Variable[] =>
  [...JSON.stringify(value).matchAll(VARIABLE)].map(([, name = '', operator]) => ({
    name,
    isRequired: operator !== '-',
  }))

/** The value with its variables replaced, by the rules of Compose; throws where Compose refuses to start. */
export const interpolated = <T>(value: T, env: Readonly<Record<string, string>>): T => {
  const replace = (text: string) =>
    text.replace(VARIABLE, (_, name: string, operator?: string, rest = '') => {
      const found = env[name]
      if (found) return found
      if (operator === '-') return rest
      throw new Error(`${name}: ${rest}`)
    })
  return JSON.parse(JSON.stringify(value), (_, part) => (typeof part === 'string' ? replace(part) : part))
}

import type { AnyOperation } from '@wohlauf/contract/operation'
import type { World } from '../../apps/server/src/conformance/world.ts'
import type { Random } from '../random.ts'

/** The material for composing requests. */
export type Ingredients = {
  random: Random
  /** Operations by how they take their input: JSON, multipart, URL. */
  posts: readonly AnyOperation[]
  uploads: readonly AnyOperation[]
  gets: readonly AnyOperation[]
  /** Valid input for an operation. */
  inputFor: (operation: AnyOperation) => Record<string, unknown>
  world: World
  hosts: { app: string; admin: string }
}

export type BadRequest = {
  bytes: Buffer
  /** The request may be incomplete or not HTTP: closing without an answer is allowed. */
  isHalf?: boolean
}

export type Maker = (ingredients: Ingredients) => BadRequest

type Parts = {
  method?: string
  target: string
  headers?: readonly (readonly [string, string])[]
  body?: string | Buffer
  /** `content-length` instead of the body's real one; null omits the header. */
  length?: string | null
}

/** The bytes of a request; header names and values are not checked or escaped. */
export const compose = ({ method = 'POST', target, headers = [], body = '', length }: Parts): Buffer => {
  const bytes = Buffer.isBuffer(body) ? body : Buffer.from(body)
  const own: [string, string][] = length === null ? [] : [['content-length', length ?? String(bytes.length)]]
  const lines = [...headers, ...own, ['connection', 'close'] as const].map(
    ([name, value]) => `${name}: ${value}`,
  )
  return Buffer.concat([
    Buffer.from([`${method} ${target} HTTP/1.1`, ...lines, '', ''].join('\r\n'), 'latin1'),
    bytes,
  ])
}

const network = ({ below }: Random) => `10.${below(256)}.${below(256)}.${below(256)}`

/** The operation's host and, in four of five cases, a token with the right role. */
export const usualHeaders = (
  { random, world, hosts }: Ingredients,
  operation: AnyOperation,
  type: string | null = 'application/json',
): [string, string][] => {
  const isAdminSite = operation.audience === 'admin' || operation.site === 'admin'
  const token = random.chance(0.8) ? world.tokens[operation.audience] : null
  return [
    ['host', isAdminSite ? hosts.admin : hosts.app],
    ['x-forwarded-for', network(random)],
    ...(type === null ? [] : [['content-type', type] as [string, string]]),
    ...(token ? [['auth-token', token] as [string, string]] : []),
  ]
}

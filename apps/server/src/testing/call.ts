import type { OutgoingHttpHeaders } from 'node:http'
import { type AnyOperation, type InputOf, type OutputOf, pathWith } from '@wohlauf/contract/operation'
import type { RefusalBody } from '@wohlauf/contract/refusals'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { ADMIN_HOST } from './hosts.ts'

export type TestFile = { bytes: Buffer; fileName: string; type: string }

export type CallOptions = {
  /** The app's host; without it, the admin site's for its operations, else that of the app created first. */
  host?: string
  token?: string | null
  headers?: Record<string, string>
  files?: Record<string, TestFile>
}

export type Answer<Op extends AnyOperation = AnyOperation> = {
  status: number
  headers: Record<string, string | undefined>
  /** The parsed answer; its type holds only for status 200. */
  body: OutputOf<Op>
  refusal: RefusalBody | null
  bytes: Buffer
}

type Selectors = { appId?: string; userId?: string }

/** An operation of unknown type accepts any input; one without fields only the selectors. */
type SentInput<Op extends AnyOperation> = AnyOperation extends Op
  ? object
  : string extends keyof InputOf<Op>
    ? Selectors
    : InputOf<Op> & Selectors

export type Call = <Op extends AnyOperation>(
  operation: Op,
  input: SentInput<Op>,
  options?: CallOptions,
) => Promise<Answer<Op>>

/** Any request, including invalid ones. */
export type Send = (request: InjectOptions & CallOptions) => Promise<Answer>

const asField = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

export const asMultipart = async (input: object, files: Record<string, TestFile>): Promise<Response> => {
  const form = new FormData()
  for (const [name, value] of Object.entries(input)) form.append(name, asField(value))
  for (const [name, { bytes, fileName, type }] of Object.entries(files))
    form.append(name, new Blob([new Uint8Array(bytes)], { type }), fileName)
  return new Response(form)
}

const parse = (headers: OutgoingHttpHeaders, text: string): unknown =>
  String(headers['content-type']).startsWith('application/json') &&
  !headers['content-encoding'] &&
  text !== ''
    ? JSON.parse(text)
    : text

/** Fastify's injection: the complete path of a request except for the socket. */
export const createCalls = (server: FastifyInstance, firstHost: () => string): { call: Call; send: Send } => {
  const send: Send = async ({ host, token, headers = {}, files: _, ...request }) => {
    const answer = await server.inject({
      ...request,
      headers: { host: host ?? firstHost(), ...(token ? { 'auth-token': token } : {}), ...headers },
    })
    const body = parse(answer.headers, answer.body)
    return {
      status: answer.statusCode,
      headers: answer.headers as Record<string, string | undefined>,
      body,
      refusal: answer.statusCode === 200 ? null : (body as RefusalBody),
      bytes: answer.rawPayload,
    }
  }

  const call: Call = async (operation, input, options = {}) => {
    const isAdminSite = operation.audience === 'admin' || operation.site === 'admin'
    const request: InjectOptions & CallOptions = {
      method: operation.method,
      url: pathWith(operation, input),
      ...(isAdminSite ? { host: ADMIN_HOST } : {}),
      ...options,
    }
    if (operation.method === 'GET') request.query = input as Record<string, string>
    else if (operation.kind === 'upload') {
      const form = await asMultipart(input, options.files ?? {})
      request.payload = Buffer.from(await form.arrayBuffer())
      request.headers = { ...options.headers, 'content-type': form.headers.get('content-type') ?? '' }
    } else request.payload = input
    return send(request)
  }

  return { call, send }
}

import type { AnyOperation, InputOf, OutputOf, RefusalOf } from '@wohlauf/contract/operation'
import { OPERATIONS } from '@wohlauf/contract/operations'
import { REFUSALS, type RefusalName } from '@wohlauf/contract/refusals'
import * as z from 'zod/mini'

class Refused {
  readonly identifier: RefusalName
  readonly fields: Record<string, string> | undefined
  constructor(identifier: RefusalName, fields: Record<string, string> | undefined) {
    this.identifier = identifier
    this.fields = fields
  }
}

type Answer<Op extends AnyOperation> = OutputOf<Op> | Refused | Promise<OutputOf<Op> | Refused>
type Answering = (input: unknown) => unknown

/** A received request, without the app and user that every request names. */
export type ReceivedCall = { operation: string; input: Record<string, unknown>; files: Record<string, File> }

const json = (status: number, body: unknown, date: Date): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/json',
      'app-version': __APP_VERSION__,
      date: date.toUTCString(),
    },
  })

const operationAt = (pathname: string): AnyOperation | undefined =>
  OPERATIONS.find(({ path, pathField }) =>
    pathField ? pathname.startsWith(path.slice(0, path.indexOf(':'))) : path === pathname,
  )

/** Sent with every request; a few of the admin site's operations have fields of these names. */
const SELECTORS = ['appId', 'userId', 'adminId']

const readCall = async (
  request: Request,
  { name, method, kind, input: { shape } }: AnyOperation,
): Promise<ReceivedCall> => {
  const files: Record<string, File> = {}
  let input: Record<string, unknown> = {}
  if (kind === 'upload')
    for (const [key, value] of await request.formData())
      if (value instanceof File) files[key] = value
      else input[key] = value
  else if (method === 'POST') input = await request.json()
  else input = Object.fromEntries(new URL(request.url).searchParams)
  const own = Object.entries(input).filter(([field]) => !SELECTORS.includes(field) || field in shape)
  return { operation: name, input: Object.fromEntries(own), files }
}

/**
 * Replaces the server at `fetch`. Its answers are checked against the contract, so that no test relies on an
 * answer that the product would not give. A call of an operation without a stated answer is `unexpected`,
 * which fails the test.
 */
export const startFakeServer = () => {
  const answers = new Map<string, Answering>()
  const calls: ReceivedCall[] = []
  const unexpected: string[] = []
  let isReachable = true
  let clock = () => new Date()
  const realFetch = window.fetch

  const answerTo = async (request: Request, operation: AnyOperation): Promise<Response> => {
    const receivedCall = await readCall(request, operation)
    calls.push(receivedCall)
    const answering = answers.get(operation.name)
    if (!answering) {
      unexpected.push(operation.name)
      return json(500, { identifier: 'internal-error', message: REFUSALS['internal-error'].message }, clock())
    }
    const outcome = await answering(receivedCall.input)
    if (!isReachable) throw new TypeError('Failed to fetch')
    if (!(outcome instanceof Refused)) return json(200, z.parse(operation.output, outcome), clock())
    const { identifier, fields } = outcome
    const { status, message } = REFUSALS[identifier]
    return json(status, { identifier, message, ...(fields ? { fields } : {}) }, clock())
  }

  window.fetch = async (input, init) => {
    const request = new Request(input, init)
    const operation = operationAt(new URL(request.url).pathname)
    if (!operation) return realFetch(request)
    if (!isReachable) throw new TypeError('Failed to fetch')
    return answerTo(request, operation)
  }

  return {
    /** Answers an operation from now on, by a value or by a function of the input. */
    on: <Op extends AnyOperation>(operation: Op, answer: Answer<Op> | ((input: InputOf<Op>) => Answer<Op>)) =>
      void answers.set(
        operation.name,
        typeof answer === 'function' ? (answer as unknown as Answering) : () => answer,
      ),
    /** Refuses an operation from now on, with one of its declared refusals. */
    refuse: <Op extends AnyOperation>(
      operation: Op,
      identifier: RefusalOf<Op>,
      fields?: Record<string, string>,
    ) => void answers.set(operation.name, () => new Refused(identifier, fields)),
    /** Delays an operation's answer until `resume` is called: the loading state. */
    hold: <Op extends AnyOperation>(operation: Op, answer: OutputOf<Op>): { resume: () => void } => {
      const { promise, resolve } = Promise.withResolvers<OutputOf<Op>>()
      answers.set(operation.name, () => promise)
      return { resume: () => resolve(answer) }
    },
    /** With `false` no request arrives any more, as without a network, until it is called with `true`. */
    setReachable: (value: boolean) => {
      isReachable = value
    },
    /** The server's clock, which is the device's unless a test sets it. */
    setClock: (value: () => Date) => {
      clock = value
    },
    isAnswered: ({ name }: AnyOperation): boolean => answers.has(name),
    callsOf: <Op extends AnyOperation>({ name }: Op): ReceivedCall[] =>
      calls.filter(({ operation }) => operation === name),
    unexpected,
    stop: () => {
      window.fetch = realFetch
    },
  }
}

export type FakeServer = ReturnType<typeof startFakeServer>

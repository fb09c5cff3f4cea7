import autocannon from 'autocannon'

const CONNECTIONS = Number(process.env.BENCH_CONNECTIONS ?? 32)

export type Measured = {
  perSecond: number
  p50: number
  p99: number
  failures: number
  /** CPU milliseconds of the server and its database per request. */
  cpu: number
}

export type LoadRequest = {
  /** POST if missing. */
  method?: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: unknown
  /** The fields of an upload, instead of a body. */
  form?: Record<string, string>
}

const BOUNDARY = 'bench-boundary'

/** The headers and the body of a request as they are sent. */
export const sentForm = ({ method, headers, body, form }: LoadRequest) => {
  if (method === 'GET') return { headers: { ...headers }, body: '' }
  if (!form)
    return { headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body ?? {}) }
  const parts = Object.entries(form).map(
    ([name, value]) => `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, ...headers },
    body: `${parts.join('')}--${BOUNDARY}--\r\n`,
  }
}

type LoadSettings = { seconds: number } | { amount: number }

/** `seconds` until the last answer: the generator itself ends with its next whole second. */
const measured = (options: autocannon.Options): Promise<{ result: autocannon.Result; seconds: number }> =>
  new Promise((resolve, reject) => {
    const startedAt = performance.now()
    let endedAt = startedAt
    const running = autocannon(options, (error: unknown, result) =>
      error ? reject(error) : resolve({ result, seconds: (endedAt - startedAt) / 1000 }),
    )
    running.on('response', () => {
      endedAt = performance.now()
    })
  })

/**
 * Sends `nextRequest()` over 32 connections, or `BENCH_CONNECTIONS`; `failures` counts all answers that are not 2xx.
 *
 * @param spent the CPU time that the answering processes have used so far, in milliseconds
 */
export const load = async (
  port: number,
  nextRequest: () => LoadRequest,
  settings: LoadSettings,
  cpuSpent: () => Promise<number>,
): Promise<Measured> => {
  const before = await cpuSpent()
  const options: autocannon.Options = {
    url: `http://127.0.0.1:${port}`,
    connections: CONNECTIONS,
    ...('seconds' in settings ? { duration: settings.seconds } : { amount: settings.amount }),
    requests: [
      {
        method: 'POST',
        setupRequest: (request) => {
          const next = nextRequest()
          const { headers, body } = sentForm(next)
          const { method = 'POST', path } = next
          return { ...request, method, path, headers: { host: 'localhost', ...headers }, body }
        },
      },
    ],
  }
  const { result, seconds } = await measured(options)
  return {
    perSecond: result['2xx'] / seconds,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failures: result.non2xx + result.errors,
    cpu: ((await cpuSpent()) - before) / result['2xx'],
  }
}

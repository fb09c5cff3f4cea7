import autocannon from 'autocannon'

export const CONNECTIONS = 32

export type Measured = { perSecond: number; p50: number; p99: number; failures: number }

export type LoadRequest = { path: string; headers?: Record<string, string>; body?: unknown }

type LoadSettings = { seconds: number } | { amount: number }

/** Sends `nextRequest()` over 32 connections; `failures` counts everything that is not 2xx. */
export const load = async (
  port: number,
  nextRequest: () => LoadRequest,
  settings: LoadSettings,
): Promise<Measured> => {
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections: CONNECTIONS,
    ...('seconds' in settings ? { duration: settings.seconds } : { amount: settings.amount }),
    requests: [
      {
        method: 'POST',
        setupRequest: (request) => {
          const { path, headers, body } = nextRequest()
          return {
            ...request,
            path,
            headers: { host: 'localhost', 'content-type': 'application/json', ...headers },
            body: JSON.stringify(body ?? {}),
          }
        },
      },
    ],
  })
  return {
    perSecond: result['2xx'] / ((result.finish.getTime() - result.start.getTime()) / 1000),
    p50: result.latency.p50,
    p99: result.latency.p99,
    failures: result.non2xx + result.errors,
  }
}

import { once } from 'node:events'
import type { StatsFs } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Config } from '../platform/base/config/config.ts'
import { StartError } from '../platform/base/config/start-error.ts'
import type { Metrics } from '../platform/base/metrics/metrics.ts'
import { type Health, statusOfHealth } from '../platform/http/server/health.ts'

/** Linux' number of a file system in memory (`statfs(2)`). */
const TMPFS = 0x01021994

/** A file system in memory has no figures: it is no disk, and an installation with one there stores its data elsewhere. */
export const diskFigures = ({
  bavail,
  blocks,
  bsize,
  type,
}: Pick<StatsFs, 'bavail' | 'blocks' | 'bsize' | 'type'>) =>
  type === TMPFS
    ? []
    : [
        { labels: { kind: 'free' }, value: bavail * bsize },
        { labels: { kind: 'size' }, value: blocks * bsize },
      ]

const watchDisk = (metrics: Metrics, folder: string): void =>
  metrics.watch(
    'wohlauf_data_disk_bytes',
    'The disk of DATA_DIR: free for this user, or total (size).',
    ['kind'],
    async () => diskFigures(await statfs(folder)),
  )

const answerMetrics = async (metrics: Metrics, response: ServerResponse): Promise<void> => {
  try {
    const text = await metrics.text()
    response.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' }).end(text)
  } catch {
    response.writeHead(500).end()
  }
}

const answerHealth = (response: ServerResponse, status: string): void =>
  void response
    .writeHead(statusOfHealth(status), { 'content-type': 'application/json', 'cache-control': 'no-store' })
    .end(JSON.stringify({ status }))

/**
 * Serves the figures on a port of their own, which no proxy makes public; without a setting no port is open.
 * @param health of a worker, which has no other port that its supervisor could ask
 * @returns the port, null when it is not set
 * @throws StartError when the port is not available
 */
export const serveMetrics = async (
  {
    metrics: address,
    version,
    revision,
    dataDir,
  }: Pick<Config, 'metrics' | 'version' | 'revision' | 'dataDir'>,
  metrics: Metrics,
  health?: Health,
): Promise<{ port: number | null; stop: () => Promise<void> }> => {
  if (!address) return { port: null, stop: async () => {} }
  metrics.watchProcess()
  metrics.watch(
    'wohlauf_build_info',
    'The version and the commit of the program; always 1.',
    ['version', 'revision'],
    () => [{ labels: { version, revision }, value: 1 }],
  )
  watchDisk(metrics, dataDir)
  const answers: Record<string, (response: ServerResponse) => void | Promise<void>> = {
    '/metrics': (response) => answerMetrics(metrics, response),
    ...(health && {
      '/health/live': (response) => answerHealth(response, health.live()),
      '/health/ready': async (response) => answerHealth(response, await health.ready()),
    }),
  }
  const server = createServer(
    { requestTimeout: 10_000, headersTimeout: 10_000 },
    async ({ url = '', method = '' }, response) => {
      const answer = /^(GET|HEAD)$/.test(method) && Object.hasOwn(answers, url) ? answers[url] : undefined
      await (answer ? answer(response) : response.writeHead(404).end())
    },
  )
  try {
    server.listen(address)
    await once(server, 'listening')
  } catch (error) {
    throw new StartError(
      `The figures cannot be served: ${(error as Error).message}. Choose another address, for example METRICS_PORT=${address.port + 1}.`,
      { cause: error },
    )
  }
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

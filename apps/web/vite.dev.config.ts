import { get, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { mergeConfig, type Plugin } from 'vite'
import config from './vite.config.ts'

/*
 * `npm run dev`: Vite listens on the browser's port and serves the sources; the server answers calls and
 * documents.
 */
const port = Number(process.env.PORT?.trim() || 3000)
const host = process.env.HOST?.trim() || 'localhost'
const server = { host: 'localhost', port: Number(process.env.DEV_SERVER_PORT) }

/** Paths of the server, and of documents: Vite's own have a dot in their last part, or begin with an @. */
const isOfServer = (path: string) => /^\/(?:api|health)\//.test(path)
const isDocument = (path: string) => !/^\/(?:@|node_modules\/)|^\/__|\.[^/]*$/.test(path)

const isListening = () =>
  new Promise<boolean>((resolve) => {
    const socket = connect(server)
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.end())
  })

/** Lets a call wait during the server's restart, instead of failing. */
const untilServerListens = async () => {
  while (!(await isListening())) await sleep(100)
}

const askServer = ({ url = '/', headers }: IncomingMessage) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    get({ ...server, path: url, headers: { ...headers, 'accept-encoding': 'identity' } }, resolve).on(
      'error',
      reject,
    )
  })

/**
 * The server fills a document with the values of the request's host and states its policy; Vite adds its
 * client and React's refresh. Their inline script is the only addition that the policy has to allow.
 */
const documentsOfServer = (): Plugin => ({
  name: 'documents-of-server',
  configureServer: (vite) => {
    vite.middlewares.use(async (request, response, next) => {
      const [path = '/'] = (request.originalUrl ?? '/').split('?')
      try {
        if (isOfServer(path)) await untilServerListens()
        if (isOfServer(path) || request.method !== 'GET' || !isDocument(path)) return next()
        await untilServerListens()
        const answer = await askServer(request)
        const { 'content-length': _length, 'transfer-encoding': _coding, ...headers } = answer.headers
        const policy = String(headers['content-security-policy'])
        const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? ''
        const document = await vite.transformIndexHtml(path, await text(answer))
        response.writeHead(answer.statusCode ?? 502, {
          ...headers,
          'content-security-policy': policy.replace("script-src 'self'", `$& 'nonce-${nonce}'`),
        })
        response.end(document.replaceAll('__NONCE__', nonce))
      } catch (error) {
        next(error)
      }
    })
  },
})

const toServer = { target: `http://${server.host}:${server.port}` }

export default mergeConfig(config, {
  plugins: [documentsOfServer()],
  clearScreen: false,
  logLevel: 'warn',
  server: {
    port,
    host,
    strictPort: true,
    // Apps are distinguished by their hosts, which are the demo's or those of the database.
    allowedHosts: ['.localhost'],
    proxy: { '/api/': toServer, '/health/': toServer },
  },
})

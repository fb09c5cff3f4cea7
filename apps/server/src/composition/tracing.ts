import { context, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type pg from 'pg'

/** The parts of a process that can be traced. No span has a parameter, an address, a path as sent or an id. */
export type Tracing = {
  traceRequests: (server: FastifyInstance) => void
  /** Each statement of a connection opened from now on is a child of the request or job that sends it. */
  tracePool: (pool: pg.Pool) => void
  traceJob: <T>(name: string, work: () => Promise<T>) => Promise<T>
  /** Sends the waiting spans. */
  stop: () => Promise<void>
}

/** A prepared statement's own name, or its first word. */
const nameOf = (statement: unknown): string => {
  const { name, text = '' } =
    typeof statement === 'string' ? { text: statement } : (statement as pg.QueryConfig)
  return name ?? /^\s*(?:\/\*.*?\*\/\s*)?(\w+)/s.exec(text)?.[1]?.toUpperCase() ?? 'statement'
}

const fail = (span: Span): void => void span.setStatus({ code: SpanStatusCode.ERROR })

/** @param url of a receiver of OTLP over HTTP, without `/v1/traces` */
export const openTracing = (url: string): Tracing => {
  const exporter = new OTLPTraceExporter({ url: `${url}/v1/traces` })
  const provider = new NodeTracerProvider({ spanProcessors: [new BatchSpanProcessor(exporter)] })
  provider.register()
  const tracer = provider.getTracer('wohlauf')
  const spans = new WeakMap<FastifyRequest, Span>()

  const within = (request: FastifyRequest, done: () => void): void => {
    const span = spans.get(request)
    if (span) context.with(trace.setSpan(context.active(), span), done)
    else done()
  }

  const traceClient = (client: pg.PoolClient): void => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    const traced = (...args: unknown[]): unknown => {
      if (!trace.getActiveSpan()) return query(...args)
      const span = tracer.startSpan(`database ${nameOf(args[0])}`, {
        kind: SpanKind.CLIENT,
        attributes: { 'db.system.name': 'postgresql' },
      })
      const end = (error?: unknown) => {
        if (error) fail(span)
        span.end()
      }
      const last = args.at(-1)
      if (typeof last === 'function') {
        const answer = (error: unknown, result: unknown) => {
          end(error)
          last(error, result)
        }
        return query(...args.slice(0, -1), answer)
      }
      const result = query(...args)
      if (result instanceof Promise) result.then(() => end(), end)
      else end()
      return result
    }
    client.query = traced as typeof client.query
  }

  return {
    traceRequests: (server) => {
      server.addHook('onRequest', (request, _reply, done) => {
        const { config, url: route = 'none' } = request.routeOptions
        const span = tracer.startSpan(config?.operation ?? `${request.method} ${route}`, {
          kind: SpanKind.SERVER,
          attributes: { 'http.request.method': request.method, 'http.route': route },
        })
        spans.set(request, span)
        within(request, done)
      })
      // Reading a body has left the context of the request.
      server.addHook('preHandler', (request, _reply, done) => within(request, done))
      server.addHook('onResponse', async (request, reply) => {
        const span = spans.get(request)
        if (!span) return
        span.setAttribute('http.response.status_code', reply.statusCode)
        if (reply.statusCode >= 500) fail(span)
        span.end()
      })
    },
    tracePool: (pool) => void pool.on('connect', traceClient),
    traceJob: (name, work) =>
      tracer.startActiveSpan(`job ${name}`, { kind: SpanKind.CONSUMER }, async (span) => {
        try {
          return await work()
        } catch (error) {
          fail(span)
          throw error
        } finally {
          span.end()
        }
      }),
    stop: () => provider.shutdown(),
  }
}

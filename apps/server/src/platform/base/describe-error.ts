/** Classes of PostgreSQL's errors whose messages contain input: data, integrity, raised by functions. */
const QUOTES_VALUES = /^(22|23|P0)/

type Described = {
  name: string
  code?: string
  message?: string
  table?: string
  constraint?: string
  at: string[]
}

export const innermost = (error: Error): Error =>
  error.cause instanceof Error ? innermost(error.cause) : error

const textOf = (error: Error, key: string): string | undefined => {
  const value = (error as unknown as Record<string, unknown>)[key]
  return typeof value === 'string' ? value : undefined
}

/**
 * The parts of an error that the log may contain: enough to find the cause, and no value of a query, which may be
 * health data.
 */
export const describeError = (error: unknown): Described => {
  if (!(error instanceof Error)) return { name: typeof error, at: [] }
  const inner = innermost(error)
  const [code, table, constraint] = ['code', 'table', 'constraint'].map((key) => textOf(inner, key))
  return {
    name: inner.name,
    ...(code ? { code } : {}),
    ...(code && QUOTES_VALUES.test(code) ? {} : { message: inner.message }),
    ...(table ? { table } : {}),
    ...(constraint ? { constraint } : {}),
    at: [...(error.stack ?? '').matchAll(/^\s+at (.+)$/gm)].map(([, frame]) => frame ?? ''),
  }
}

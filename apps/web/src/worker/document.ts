/** The sites' files that a document names. */
export const namedFiles = (text: string): string[] => [
  ...new Set([...text.matchAll(/\/assets\/[\w.-]+/g)].map(([address]) => address)),
]

/**
 * Excludes a 404 or 503, and answers that the server forbids to keep: a document that says "in maintenance".
 */
export const isKeepable = ({ ok, type, headers }: Pick<Response, 'ok' | 'type' | 'headers'>): boolean =>
  ok &&
  type === 'basic' &&
  /^text\/html\b/.test(headers.get('content-type') ?? '') &&
  !/\bno-store\b/.test(headers.get('cache-control') ?? '')

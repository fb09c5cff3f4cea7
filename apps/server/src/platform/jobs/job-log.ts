type Write = (fields: Record<string, unknown>, message: string) => void

/** Where a job's lines go; a Fastify server's log is one. */
export type JobLog = { info: Write; warn: Write; error: Write }

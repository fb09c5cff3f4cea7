type Write = (fields: Record<string, unknown>, message: string) => void

/** The log for a job's lines; a Fastify server's log is one. */
export type JobLog = { info: Write; warn: Write; error: Write }

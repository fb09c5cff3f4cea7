type Write = (fields: Record<string, unknown>, message: string) => void

export type JobLog = { info: Write; warn: Write; error: Write }

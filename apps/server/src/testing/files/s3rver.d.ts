declare module 's3rver' {
  type Options = {
    address: string
    port: number
    silent: boolean
    directory: string
    configureBuckets: { name: string }[]
  }
  /** Koa's. */
  type Context = {
    method: string
    path: string
    query: Record<string, string>
    status: number
    type: string
    body: string | null
  }
  export default class S3rver {
    middleware: ((context: Context, next: () => Promise<void>) => Promise<void>)[]
    constructor(options: Options)
    run(): Promise<{ port: number }>
    close(): Promise<void>
  }
}

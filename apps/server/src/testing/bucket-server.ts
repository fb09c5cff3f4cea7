import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { openGate } from './gate.ts'

const BUCKET = 'wohlauf'

/** The server's settings for a bucket. */
type BucketEnvironment = Record<
  'S3_ENDPOINT' | 'S3_REGION' | 'S3_BUCKET' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY',
  string
>

/** A real server of the S3 protocol with one empty bucket. */
export const startBucketServer = async () => {
  const directory = mkdtempSync(join(tmpdir(), 'wohlauf-bucket-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET }],
  })
  const { port } = await server.run()
  const gate = await openGate(() => port)
  const environment: BucketEnvironment = {
    S3_ENDPOINT: `http://127.0.0.1:${gate.port}`,
    S3_REGION: 'eu-central-1',
    S3_BUCKET: BUCKET,
    // The only access keys that this server accepts.
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  }
  let isClosed = false
  const close = async () => {
    if (isClosed) return
    isClosed = true
    await gate.close()
    await server.close()
  }
  return {
    environment,
    /** The keys of all objects in the bucket. */
    keys: (): string[] =>
      readdirSync(join(directory, BUCKET), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('_object'))
        .map((name) => name.replace(/\._S3rver_object$/, ''))
        .sort(),
    /** From now on the port is closed. */
    close,
    /** From now on it accepts connections and never answers. */
    silence: gate.silence,
    stop: async () => {
      await close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

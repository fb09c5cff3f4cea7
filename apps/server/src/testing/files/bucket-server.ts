import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { openGate } from '../gate.ts'

const BUCKET = 'wohlauf'

type BucketEnvironment = Record<
  'S3_ENDPOINT' | 'S3_REGION' | 'S3_BUCKET' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY',
  string
>

const UPLOADS = '._S3rver_uploads'
/** Few per answer, so that a caller must request the next ones. */
const UPLOADS_PER_PAGE = 2

/** Unfinished multipart uploads: s3rver stores their parts, but can neither list nor abort them, nor list the parts. */
const unfinishedUploads = (folder: string) => {
  let saysWhenBegun = true
  const all = () =>
    (existsSync(folder) ? readdirSync(folder) : [])
      .map((uploadId) => ({
        uploadId,
        key: readFileSync(join(folder, uploadId, 'key'), 'utf8'),
        initiated: statSync(join(folder, uploadId, 'key')).mtime.toISOString(),
      }))
      .sort((a, b) => (a.key + a.uploadId < b.key + b.uploadId ? -1 : 1))
  const page = (prefix: string, after: string) => {
    const matching = all().filter(({ key, uploadId }) => key.startsWith(prefix) && key + uploadId > after)
    const uploads = matching.slice(0, UPLOADS_PER_PAGE)
    const last = uploads.at(-1)
    return `<ListMultipartUploadsResult>
      <IsTruncated>${matching.length > uploads.length}</IsTruncated>
      <NextKeyMarker>${last?.key ?? ''}</NextKeyMarker>
      <NextUploadIdMarker>${last?.uploadId ?? ''}</NextUploadIdMarker>
      ${uploads.map(({ key, uploadId, initiated }) => `<Upload><Key>${key}</Key><UploadId>${uploadId}</UploadId>${saysWhenBegun ? `<Initiated>${initiated}</Initiated>` : ''}</Upload>`).join('')}
    </ListMultipartUploadsResult>`
  }
  const partsOf = (uploadId: string) => `<ListPartsResult>
      ${readdirSync(join(folder, uploadId))
        .filter((name) => /^\d+$/.test(name))
        .map(
          (name) =>
            `<Part><PartNumber>${name}</PartNumber><LastModified>${statSync(join(folder, uploadId, name)).mtime.toISOString()}</LastModified></Part>`,
        )
        .join('')}
    </ListPartsResult>`
  const answer: S3rver['middleware'][number] = async (context, next) => {
    const { method, query } = context
    if (method === 'GET' && query.uploads !== undefined) {
      context.type = 'application/xml'
      context.body = page(
        query.prefix ?? '',
        `${query['key-marker'] ?? ''}${query['upload-id-marker'] ?? ''}`,
      )
    } else if (method === 'GET' && query.uploadId) {
      context.type = 'application/xml'
      context.body = partsOf(query.uploadId)
    } else if (method === 'DELETE' && query.uploadId) {
      rmSync(join(folder, query.uploadId), { recursive: true })
      context.status = 204
    } else await next()
  }
  return {
    answer,
    keys: () => all().map(({ key }) => key),
    hideBegins: () => {
      saysWhenBegun = false
    },
  }
}

export const startBucketServer = async () => {
  const directory = mkdtempSync(join(tmpdir(), 'wohlauf-bucket-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET }],
  })
  const uploads = unfinishedUploads(join(directory, BUCKET, UPLOADS))
  server.middleware.unshift(uploads.answer)
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
    keys: (): string[] =>
      readdirSync(join(directory, BUCKET), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('_object'))
        .map((name) => name.replace(/\._S3rver_object$/, ''))
        .sort(),
    /** The keys of multipart uploads that are neither completed nor aborted. */
    uploads: uploads.keys,
    /** From then on its list of multipart uploads does not say when each was begun, as SeaweedFS’. */
    hideBegins: uploads.hideBegins,
    close,
    /** From then on it accepts connections and never answers. */
    silence: gate.silence,
    restore: gate.restore,
    stop: async () => {
      await close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

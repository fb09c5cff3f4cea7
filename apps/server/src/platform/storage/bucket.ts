import type { Readable } from 'node:stream'
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListMultipartUploadsCommand,
  type ListMultipartUploadsCommandOutput,
  ListPartsCommand,
  type MultipartUpload,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import type { Config } from '../base/config/config.ts'
import type { FileStorage, ListedFile } from './storage.ts'

type BucketConfig = Extract<Config['storage'], { kind: 's3' }>

/** The limits of one attempt; `socketTimeout` is without a single byte while a file is transferred. */
const TIMEOUTS = { connectionTimeout: 2000, requestTimeout: 4000, socketTimeout: 10_000 }

/** Limit of a call with all its attempts: a user waits for it. */
const CALL_MS = 8000

/** The check runs every few seconds. */
const CHECK_MS = 3000

const within = (ms: number) => ({ abortSignal: AbortSignal.timeout(ms) })

/** Applies only until the answer has begun: its bytes arrive as fast as the reader takes them. */
const untilAnswered = async <T>(call: (signal: AbortSignal) => Promise<T>): Promise<T> => {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), CALL_MS)
  try {
    return await call(controller.signal)
  } finally {
    clearTimeout(timer)
  }
}

const nameOf = (error: unknown) => (error as { name?: string }).name

/** S3 accepts no smaller parts, except the last one. */
const PART_BYTES = 8 * 1024 * 1024

export const openBucket = (config: BucketConfig): FileStorage => {
  const Bucket = config.bucket
  const client = new S3Client({
    endpoint: config.endpoint,
    region: config.region,
    credentials: { accessKeyId: config.accessKeyId, secretAccessKey: config.secretAccessKey },
    // Every compatible service supports this addressing style; only S3 itself requires checksums.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: { ...TIMEOUTS, throwOnRequestTimeout: true },
  })
  const remove = async (Key: string): Promise<void> => {
    await client.send(new DeleteObjectCommand({ Bucket, Key }), within(CALL_MS))
  }
  async function* list(segments: string): AsyncGenerator<ListedFile> {
    const pages = paginateListObjectsV2({ client }, { Bucket, Prefix: `${segments}/` })
    for await (const { Contents = [] } of pages)
      for (const { Key, LastModified } of Contents)
        if (Key && LastModified) yield { key: Key, writtenAt: LastModified }
  }
  /** SeaweedFS does not say when an upload was begun, but when each part was written; without parts it holds nothing. */
  const beginOf = async ({ Key, UploadId, Initiated }: MultipartUpload): Promise<Date | undefined> => {
    if (Initiated) return Initiated
    try {
      const firstPart = new ListPartsCommand({ Bucket, Key, UploadId, MaxParts: 1 })
      const { Parts = [] } = await client.send(firstPart, within(CALL_MS))
      return Parts[0]?.LastModified
    } catch (error) {
      if (nameOf(error) === 'NoSuchUpload') return undefined
      throw error
    }
  }
  /** The parts of an upload are in no list of files, and stay until it is completed or aborted. */
  async function* uploadsBefore(segments: string, before: Date) {
    let page: Partial<ListMultipartUploadsCommandOutput> | undefined
    while (!page || page.IsTruncated) {
      page = await client.send(
        new ListMultipartUploadsCommand({
          Bucket,
          Prefix: `${segments}/`,
          KeyMarker: page?.NextKeyMarker,
          UploadIdMarker: page?.NextUploadIdMarker,
        }),
        within(CALL_MS),
      )
      for (const upload of page.Uploads ?? []) {
        const begin = await beginOf(upload)
        if (begin && begin < before) yield { Key: upload.Key, UploadId: upload.UploadId }
      }
    }
  }
  return {
    write: async (Key, Body, ContentType) => {
      await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType }), within(CALL_MS))
    },
    writeStream: async (Key, Body, ContentType) => {
      // One part at a time: an export is as long as its user's data, and memory holds one part of it.
      const params = { Bucket, Key, Body, ContentType }
      await new Upload({ client, params, partSize: PART_BYTES, queueSize: 1 }).done()
    },
    read: async (Key) => {
      try {
        const { Body } = await untilAnswered((abortSignal) =>
          client.send(new GetObjectCommand({ Bucket, Key }), { abortSignal }),
        )
        return (Body as Readable | undefined) ?? null
      } catch (error) {
        if (nameOf(error) === 'NoSuchKey') return null
        throw error
      }
    },
    remove,
    removeAll: async (segments) => {
      for await (const { key } of list(segments)) await remove(key)
    },
    removeUnfinished: async (segments, before) => {
      for await (const { Key, UploadId } of uploadsBefore(segments, before))
        await client
          .send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }), within(CALL_MS))
          .catch((error) => {
            if (nameOf(error) !== 'NoSuchUpload') throw error
          })
    },
    list,
    check: async () => {
      await client.send(new HeadBucketCommand({ Bucket }), within(CHECK_MS))
    },
  }
}

import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { fromBuffer, type ZipFile } from 'yauzl'

export const unzip = async (bytes: Buffer): Promise<Map<string, Buffer>> => {
  const zip: ZipFile = await promisify<Buffer, object, ZipFile>(fromBuffer)(bytes, { lazyEntries: false })
  const open = promisify(zip.openReadStream.bind(zip))
  const reading: Promise<[string, Buffer]>[] = []
  zip.on('entry', (entry) =>
    reading.push(open(entry).then(async (stream) => [entry.fileName, await buffer(stream)])),
  )
  await new Promise((resolve, reject) => zip.once('end', resolve).once('error', reject))
  return new Map(await Promise.all(reading))
}

import { PassThrough, type Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { OwnData, OwnPicture } from '../../../platform/database/own-data.ts'
import type { FileStorage } from '../../../platform/storage/storage.ts'
import { drawPage, type ExportAbout } from './draw-page.ts'

const jsonOf = ({ sections, pictures }: Required<OwnData>, { title, madeAt }: ExportAbout) => ({
  app: title,
  madeAt,
  ...Object.fromEntries(sections.map(({ name, records }) => [name, records])),
  pictures: pictures.map(({ fileName, caption }) => ({ file: `bilder/${fileName}`, caption })),
})

const openPicture = async (
  storage: Pick<FileStorage, 'read'>,
  { storageKey }: OwnPicture,
): Promise<Readable> => {
  const bytes = await storage.read(storageKey)
  if (!bytes) throw new Error('a picture of the export is not in the storage')
  return bytes
}

/**
 * A page for reading, the same data for programs, and the pictures, of which one at a time is open. An error
 * on the way aborts the stream.
 */
export const packExport = (
  data: Required<OwnData>,
  about: ExportAbout,
  storage: Pick<FileStorage, 'read'>,
): Readable => {
  const zip = new ZipFile()
  const out = new PassThrough()
  const mtime = about.madeAt
  zip.on('error', (error) => out.destroy(error as Error))
  zip.outputStream.on('error', (error) => out.destroy(error))
  zip.outputStream.pipe(out)
  let open: Readable | undefined
  // Nothing reads the stream after the storage gives up: the picture would stay open.
  out.on('close', () => open?.destroy())
  zip.addBuffer(Buffer.from(drawPage(data, about)), 'daten.html', { mtime })
  zip.addBuffer(Buffer.from(JSON.stringify(jsonOf(data, about), null, 2)), 'daten.json', { mtime })
  // A picture is compressed already: compressing it again only takes time.
  for (const picture of data.pictures)
    zip.addReadStreamLazy(`bilder/${picture.fileName}`, { mtime, compress: false }, (give) => {
      openPicture(storage, picture).then(
        (bytes) => {
          open = bytes
          if (out.destroyed) bytes.destroy()
          else give(null, bytes)
        },
        (error) => give(error, out),
      )
    })
  zip.end()
  return out
}

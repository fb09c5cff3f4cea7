import { extname } from 'node:path'
import { imageKey } from './images/image-key.ts'

/** In the draft of a course package, in place of a file: the bytes are read when no transaction is open. */
export class FileToPack {
  readonly storageKey: string
  /** Without the dot. */
  readonly extension: string
  /** What a package says of the file besides its name. */
  readonly fields: Readonly<Record<string, string>>

  constructor(storageKey: string, extension: string, fields: Readonly<Record<string, string>>) {
    this.storageKey = storageKey
    this.extension = extension
    this.fields = fields
  }
}

type PictureRow = { id: string; widths: number[]; alternativeText: string }

/** The widest version that is stored. */
export const pictureToPack = (appId: string, { id, widths, alternativeText }: PictureRow): FileToPack =>
  new FileToPack(imageKey(appId, id, Math.max(...widths)), 'webp', { alternativeText })

type DocumentRow = { storageKey: string; fileName: string; title: string; shortDescription: string }

/** Stored names end with the extension of their format. */
export const documentToPack = ({ storageKey, fileName, title, shortDescription }: DocumentRow): FileToPack =>
  new FileToPack(storageKey, extname(fileName).slice(1), { title, shortDescription, fileName })

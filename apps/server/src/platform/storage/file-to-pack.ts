import { extname } from 'node:path'
import { imageKey } from './images/image-key.ts'

/** Stands for a file in the draft of a course package: its bytes are read when no transaction is open. */
export class FileToPack {
  readonly storageKey: string
  /** The extension without the dot. */
  readonly extension: string
  /** The fields of a package about the file besides its name. */
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

import { MAX_PACKAGE_TEXT_BYTES } from '@wohlauf/contract/course-packages/package-limits'
import { MAX_PACKAGE_MEGABYTES } from '@wohlauf/contract/values/file-size'
import { Refusal } from '../../base/refusal.ts'

/** @param reason a sentence without its full stop */
export const notPackable = (reason: string): Refusal =>
  new Refusal('not-packable', { message: `So lässt sich das nicht als Paket speichern: ${reason}.` })

/** @param limit in the words of an import */
export const tooLargeToPack = (limit: string): Refusal => notPackable(`${limit}. Teile den Inhalt bitte auf`)

export const tooManyBytesToPack = (): Refusal =>
  tooLargeToPack(`Mit allen Bildern und Dokumenten wäre es größer als ${MAX_PACKAGE_MEGABYTES} MB`)

/**
 * Called before a draft is loaded: its texts may need more memory than the process has.
 * @param bytes of all texts together
 */
export const refuseLongDraft = (bytes: number): void => {
  if (bytes > MAX_PACKAGE_TEXT_BYTES)
    throw tooLargeToPack(
      `Alle Texte zusammen dürfen höchstens ${MAX_PACKAGE_TEXT_BYTES / 1024 / 1024} MB haben`,
    )
}

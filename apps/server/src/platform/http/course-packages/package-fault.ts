import { Refusal } from '../../base/refusal.ts'

/** @param reason the end of a sentence, for people, with or without its full stop: 'eine Datei fehlt' */
export const packageFault = (reason: string): Refusal =>
  new Refusal('package-not-valid', { message: `Das Paket ist beschädigt: ${reason.replace(/\.$/, '')}.` })

const SEVERAL = 'Teile den Inhalt bitte auf mehrere Pakete auf'

/** A limit on reading a package, and therefore on saving one. */
export class PackageTooLarge extends Refusal<'package-not-valid'> {
  readonly limit: string

  /**
   * @param limit a sentence without its full stop, which names it
   * @param advice another sentence of that form
   */
  constructor(limit: string, advice = SEVERAL) {
    super('package-not-valid', { message: `Das Paket ist zu groß: ${limit}. ${advice}.` })
    this.limit = limit
  }
}

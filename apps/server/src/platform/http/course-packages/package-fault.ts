import { Refusal } from '../../base/refusal.ts'

/** @param reason a part of a sentence, for people: 'eine Datei fehlt' */
export const packageFault = (reason: string): Refusal =>
  new Refusal('package-not-valid', { message: `Das Paket ist beschädigt: ${reason}.` })

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

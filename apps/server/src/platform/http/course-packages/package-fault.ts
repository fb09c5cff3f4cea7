import { Refusal } from '../../base/refusal.ts'

/** @param reason a part of a sentence, for people: 'eine Datei fehlt' */
export const packageFault = (reason: string): Refusal =>
  new Refusal('package-not-valid', { message: `Das Paket ist beschädigt: ${reason}.` })

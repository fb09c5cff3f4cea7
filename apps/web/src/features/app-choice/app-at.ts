import { type AppOfHost, getAppOfHost } from '@wohlauf/contract/authentication/authentication'
import { call } from '../../api/call.ts'
import { CallError } from '../../api/call-error.ts'

/** @returns the settings, or a sentence that says what is wrong */
export const appAt = async (): Promise<AppOfHost | string> => {
  try {
    return await call(getAppOfHost, {})
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    if (error.status === 0)
      return 'Unter dieser Adresse antwortet gerade niemand. Prüfe bitte die Adresse und deine Internetverbindung.'
    // Another site's answer has no German sentence.
    return error.identifier === 'unknown'
      ? 'Unter dieser Adresse gibt es keine App von uns. Prüfe bitte, ob sie so in deiner Einladung steht.'
      : error.message
  }
}

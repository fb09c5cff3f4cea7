import * as z from 'zod/mini'
import { isShellVersion } from './shell-version.ts'

/** Used by the admin site only: learners do not download these messages. */
export const SHELL_MESSAGES = {
  versionNotValid: 'Das ist keine Version. Sie sieht zum Beispiel so aus: 1.4.7',
  androidNotValid:
    'Bitte zuerst der Paketname und danach mindestens ein SHA-256-Fingerabdruck, zum Beispiel: de.firma.app 14:6D:E9:…',
  iosNotValid: 'Bitte die Team-ID, ein Punkt und die Bundle-ID, zum Beispiel: A1B2C3D4E5.de.firma.app',
} as const

/** The name by which Android identifies a native app. */
export type AndroidShell = { packageName: string; fingerprints: string[] }

/** An app may be signed by Google's own key, the upload key, keys of tests and former ones. */
const MAX_FINGERPRINTS = 10

const MAX_LENGTH = 255

const PACKAGE = /^[a-z]\w*(?:\.[a-z]\w*)+$/i

/** SHA-256 of the certificate with which an app is signed, as Google's pages and `keytool` show it. */
const FINGERPRINT = /^[\dA-F]{2}(?::[\dA-F]{2}){31}$/

/** Apple's id of a team, a dot, and a bundle id. */
const IOS = /^[\dA-Z]{10}\.[a-z\d-]+(?:\.[a-z\d-]+)+$/i

/** @returns null for a text that names no native app for Android */
export const androidShellOf = (text: string): AndroidShell | null => {
  const [packageName = '', ...rest] = text.split(/[\s,;]+/).filter((part) => part !== '')
  const fingerprints = [...new Set(rest.map((part) => part.toUpperCase()))]
  const isValid =
    PACKAGE.test(packageName) &&
    packageName.length <= MAX_LENGTH &&
    fingerprints.length > 0 &&
    fingerprints.length <= MAX_FINGERPRINTS &&
    fingerprints.every((part) => FINGERPRINT.test(part))
  return isValid ? { packageName, fingerprints } : null
}

/** The form that is stored: the package, then its fingerprints, separated by spaces. Any other text stays as it is. */
const toStoredForm = z.overwrite<string>((text) => {
  const shell = androidShellOf(text)
  return shell ? [shell.packageName, ...shell.fingerprints].join(' ') : text
})

export const isIosShell = (text: string): boolean => IOS.test(text) && text.length <= MAX_LENGTH

/** A missing or empty value means that the app has no shell of its own. */
const optional = (isValid: (text: string) => boolean, message: string) =>
  z.nullish(
    z.string().check(
      z.trim(),
      toStoredForm,
      z.refine((text) => text === '' || isValid(text), message),
    ),
  )

export const OptionalShellVersion = optional(isShellVersion, SHELL_MESSAGES.versionNotValid)

export const OptionalAndroidShell = optional(
  (text) => androidShellOf(text) !== null,
  SHELL_MESSAGES.androidNotValid,
)

export const OptionalIosShell = optional(isIosShell, SHELL_MESSAGES.iosNotValid)

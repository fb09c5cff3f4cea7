import { androidShellOf, isIosShell } from '@wohlauf/contract/values/shell'
import { isShellVersion } from '@wohlauf/contract/values/shell-version'
import { z } from 'zod'

/** Native apps as far as the server knows them: the one that all apps share. */
export type ShellsConfig = Readonly<{
  /** Older ones are refused in every app; `null`: none is. */
  lowestVersion: string | null
  /** Package and fingerprints, with spaces between them; `null`: no link opens in an app for Android. */
  android: string | null
  /** Team id, dot, bundle id; `null`: no link opens in an app for iOS. */
  ios: string | null
}>

const text = (isValid: (text: string) => boolean, error: string) =>
  z.string().trim().refine(isValid, { error })

export const shellsEnvironment = {
  LOWEST_MOBILE_APP_VERSION: text(
    isShellVersion,
    'LOWEST_MOBILE_APP_VERSION must be one to four numbers with dots between them; for example LOWEST_MOBILE_APP_VERSION=1.4.7.',
  ).optional(),
  ANDROID_APP: text(
    (value) => androidShellOf(value) !== null,
    'ANDROID_APP must be a package and the SHA-256 fingerprints of its certificates, separated by spaces; for example ANDROID_APP="com.example.app 14:6D:E9:…".',
  ).optional(),
  IOS_APP: text(
    isIosShell,
    'IOS_APP must be the id of a team, a dot and a bundle id; for example IOS_APP=A1B2C3D4E5.com.example.app.',
  ).optional(),
}

const environment = z.object(shellsEnvironment)

export const shellsOf = (values: z.output<typeof environment>): ShellsConfig =>
  Object.freeze({
    lowestVersion: values.LOWEST_MOBILE_APP_VERSION ?? null,
    android: values.ANDROID_APP ?? null,
    ios: values.IOS_APP ?? null,
  })

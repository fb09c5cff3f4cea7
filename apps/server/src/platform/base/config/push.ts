import { createPrivateKey, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { z } from 'zod'

export type FcmAccount = {
  projectId: string
  clientEmail: string
  /** PKCS #8, PEM. */
  privateKey: string
  tokenUri: string
}

export type ApnsAccount = {
  /** PKCS #8, PEM. */
  key: string
  keyId: string
  teamId: string
  /** The app's bundle id. */
  topic: string
  environment: 'production' | 'sandbox'
}

export type PushConfig = Readonly<{
  /** `null`: nothing is sent to Android devices. */
  fcm: FcmAccount | null
  /** `null`: nothing is sent to iOS devices. */
  apns: ApnsAccount | null
  /** The push services of browsers that may be used; `null`: every public one. */
  webPushHosts: readonly string[] | null
}>

const contentOf = (value: string, isContent: boolean): string =>
  isContent ? value : readFileSync(value, 'utf8')

/** A private key in one line, with `\n` for its line breaks, as container platforms store it. */
const withLineBreaks = (pem: string): string => pem.replaceAll('\\n', '\n')

/** The algorithms of the providers: RS256 and ES256. */
const KEY_TYPES = {
  rsa: (key: KeyObject) => key.asymmetricKeyType === 'rsa',
  p256: (key: KeyObject) => key.asymmetricKeyDetails?.namedCurve === 'prime256v1',
}

const isPrivateKey = (pem: string, type: keyof typeof KEY_TYPES): boolean =>
  pem.includes('BEGIN PRIVATE KEY') && KEY_TYPES[type](createPrivateKey(pem))

const accountSchema = z
  .object({
    project_id: z.string().regex(/^[a-z0-9:.-]{1,100}$/),
    client_email: z.email(),
    private_key: z.string().refine((pem) => isPrivateKey(pem, 'rsa')),
    token_uri: z.url({ protocol: /^https$/ }),
  })
  .transform(
    (account): FcmAccount => ({
      projectId: account.project_id,
      clientEmail: account.client_email,
      privateKey: account.private_key,
      tokenUri: account.token_uri,
    }),
  )

const FCM_HELP =
  'FCM_SERVICE_ACCOUNT must be the JSON file of a Google service account, as its path or its content; for example FCM_SERVICE_ACCOUNT=/run/secrets/fcm.json.'

const fcmAccount = z.string().transform((value, context): FcmAccount => {
  try {
    const text = value.trim()
    return accountSchema.parse(JSON.parse(contentOf(text, text.startsWith('{'))))
  } catch {
    // The cause would repeat parts of the value.
    context.addIssue({ code: 'custom', message: FCM_HELP })
    return z.NEVER
  }
})

const APNS_KEY_HELP =
  'APNS_KEY must be the .p8 file of an APNs key, as its path or its content; for example APNS_KEY=/run/secrets/apns.p8.'

const apnsKey = z.string().transform((value, context): string => {
  try {
    const pem = withLineBreaks(contentOf(value.trim(), value.includes('BEGIN PRIVATE KEY')))
    if (isPrivateKey(pem, 'p256')) return pem
  } catch {
    // The same message as for a key of another kind.
  }
  context.addIssue({ code: 'custom', message: APNS_KEY_HELP })
  return z.NEVER
})

const tenCharacters = (name: string, example: string) =>
  z.string().regex(/^[A-Z0-9]{10}$/, {
    error: `${name} must be ten capital letters and digits, as Apple shows it; for example ${name}=${example}.`,
  })

const hosts = z
  .string()
  .toLowerCase()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine((list) => list.every((host) => /^(\*\.)?([a-z0-9-]+\.)+[a-z0-9-]+$/.test(host)), {
    error:
      'WEB_PUSH_HOSTS must be names of push services, separated by commas; for example WEB_PUSH_HOSTS=fcm.googleapis.com,*.push.services.mozilla.com.',
  })

export const pushEnvironment = {
  FCM_SERVICE_ACCOUNT: fcmAccount.optional(),
  APNS_KEY: apnsKey.optional(),
  APNS_KEY_ID: tenCharacters('APNS_KEY_ID', 'ABC123DEFG').optional(),
  APNS_TEAM_ID: tenCharacters('APNS_TEAM_ID', 'DEF123GHIJ').optional(),
  APNS_TOPIC: z
    .string()
    .regex(/^[A-Za-z0-9.-]{1,155}$/, {
      error: "APNS_TOPIC must be the app's bundle id; for example APNS_TOPIC=com.example.wohlauf.",
    })
    .optional(),
  APNS_ENVIRONMENT: z
    .enum(['production', 'sandbox'], {
      error:
        'APNS_ENVIRONMENT must be production or sandbox; for example APNS_ENVIRONMENT=sandbox for builds from Xcode.',
    })
    .optional(),
  WEB_PUSH_HOSTS: hosts.optional(),
}

const pushSchema = z.object(pushEnvironment)
type PushEnvironment = z.output<typeof pushSchema>

const apnsNames = ['APNS_KEY', 'APNS_KEY_ID', 'APNS_TEAM_ID', 'APNS_TOPIC'] as const

/** @returns a message for the operator when APNs is configured in part; else null */
export function apnsComplaint(values: PushEnvironment): string | null {
  const missing = apnsNames.filter((name) => !values[name])
  if (missing.length === 0 || (missing.length === apnsNames.length && !values.APNS_ENVIRONMENT)) return null
  return `APNs needs all of ${apnsNames.join(', ')}, but ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing; for example APNS_TOPIC=com.example.wohlauf. Set none of them, nor APNS_ENVIRONMENT, to send nothing to iOS devices.`
}

export function pushOf(values: PushEnvironment): PushConfig {
  const { APNS_KEY: key, APNS_KEY_ID: keyId, APNS_TEAM_ID: teamId, APNS_TOPIC: topic } = values
  const environment = values.APNS_ENVIRONMENT ?? 'production'
  return Object.freeze({
    fcm: values.FCM_SERVICE_ACCOUNT ?? null,
    apns: key && keyId && teamId && topic ? { key, keyId, teamId, topic, environment } : null,
    webPushHosts: values.WEB_PUSH_HOSTS ?? null,
  })
}

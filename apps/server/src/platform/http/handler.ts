import type { AppSettings } from '@wohlauf/contract/authentication'
import type { AnyOperation, FilePart, ParsedInputOf, RefusalOf } from '@wohlauf/contract/operation'
import type * as z from 'zod/mini'
import type { TellAudit } from '../audit/write-entry.ts'
import type { Content } from '../content/content-of-request.ts'
import type { Tx } from '../database/transaction.ts'
import type { WrittenFile } from '../files/keep-file.ts'
import type { WrittenImage } from '../images/image-store.ts'
import type { Services } from '../services.ts'
import type { SignedInUser } from '../sessions/open-request.ts'
import type { Refusal } from './refusal.ts'
import type { TellSecurity } from './security-log.ts'

export type SignedInAdmin = { id: string; emailAddress: string }

/** Judged and in the storage already, before the transaction was open: the operation writes the row, or it goes again. */
type ReceivedPart<Part extends FilePart> =
  | (Part extends { accepts: 'image' } ? WrittenImage : WrittenFile)
  | (Part extends { isOptional: true } ? undefined : never)

/** A download's answer: which file it is. It is opened when the transaction is over. */
export type FileAnswer = { storageKey: string; contentType: string; fileName: string }

type AudienceOf<Op extends AnyOperation> = Op['audience']

type AnswerOf<Op extends AnyOperation> = Op['kind'] extends 'download' ? FileAnswer : z.input<Op['output']>

type Caller<Op extends AnyOperation> =
  AudienceOf<Op> extends 'anyone'
    ? { user: SignedInUser | null }
    : AudienceOf<Op> extends 'admin'
      ? { admin: SignedInAdmin }
      : { user: SignedInUser }

/** The app is there on an app's host; the admin site has no app. */
type SiteContext<Op extends AnyOperation> =
  AudienceOf<Op> extends 'admin' ? object : { app: AppSettings; content: Content }

/** All that an operation gets: already let in, its input parsed, its transaction open and bound. */
type Context<Op extends AnyOperation> = Caller<Op> &
  SiteContext<Op> & {
    input: ParsedInputOf<Op>
    files: { [Name in keyof Op['files']]: ReceivedPart<Op['files'][Name]> }
    tx: Tx
    now: Date
    services: Services
    /** Says no. Everything the operation did in its transaction is undone. */
    refuse: (
      name: RefusalOf<Op>,
      more?: { fields?: Record<string, string>; retryAfterSeconds?: number },
    ) => Refusal<RefusalOf<Op>>
    /** Writes an event into the security log, unless the call fails. */
    tellSecurity: TellSecurity
    /** Tells of an audited call what its contract and input do not say. */
    tellAudit: TellAudit
    /** The caller's token as the database knows it, for ending sessions. */
    tokenHash: Buffer | null
    /** Where the request came from, for throttling only. */
    remoteAddress: string
    client: 'web' | 'native'
    /** Of the caller's app, as it says; null for other clients, such as a link scanner. */
    appVersion: string | null
    /** What the caller's app runs on, in words: "Chrome auf Windows". */
    device: string
    /** Hands a session's token to the client, in the `auth-token` header. */
    giveToken: (token: string) => void
    /** Has the browser forget everything that it keeps for this site, in all its tabs, when the answer arrives. */
    clearBrowser: () => void
    /** Makes the transaction see one user's own rows, once it is proved who asks. */
    actAs: (userId: string) => Promise<void>
    /** Makes the transaction see one sponsor and its seats, and nobody's own rows, once it is proved who asks for it. */
    actForSponsor: (sponsorId: string) => Promise<void>
  }

/** Of a learner's operation, what asking for content and one's own rows needs. */
export type LearnerContext = { tx: Tx; app: AppSettings; user: SignedInUser; content: Content }

export type Handler<Op extends AnyOperation = AnyOperation> = {
  operation: Op
  run: (context: Context<Op>) => Promise<AnswerOf<Op> | Refusal<RefusalOf<Op>>>
  /** It hashes a password: only a few of its kind run at once. */
  isHashing: boolean
}

/** A handler as composition and mount see it: its operation erased to the bound of all. */
// biome-ignore lint/suspicious/noExplicitAny: contexts differ by operation; the mount builds the fitting one
export type AnyHandler = Omit<Handler, 'run'> & { run: (context: any) => Promise<unknown> }

/** Ties an operation of the contract to the code that carries it out. */
export const handle = <Op extends AnyOperation>(
  operation: Op,
  run: Handler<Op>['run'],
  { isHashing = false } = {},
): Handler<Op> => ({ operation, run, isHashing })

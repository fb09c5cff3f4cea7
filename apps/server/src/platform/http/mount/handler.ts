import type { AnyOperation, FilePart, ParsedInputOf, RefusalOf } from '@wohlauf/contract/operation'
import type { LimitInHandler } from '@wohlauf/contract/rate-limits'
import type { AppSettings } from '@wohlauf/contract/values/accounts/session-answer'
import type { Feature } from '@wohlauf/contract/values/features'
import type * as z from 'zod/mini'
import type { AddAuditNote } from '../../audit/write-entry.ts'
import type { Refusal } from '../../base/refusal.ts'
import type { HandlerServices } from '../../base/services.ts'
import type { Content } from '../../content/content-of-request.ts'
import type { BatchedValue } from '../../database/batched-write.ts'
import type { Tx } from '../../database/transaction.ts'
import type { Prefetch } from '../../sessions/prefetch.ts'
import type { SignedInUser } from '../../sessions/request-scope.ts'
import type { StoredLogo } from '../../storage/branding/stored-logo.ts'
import type { WrittenImage } from '../../storage/images/image-store.ts'
import type { WrittenFile } from '../../storage/keep-file.ts'
import type { FileAnswer } from '../answers/answer.ts'
import type { InspectedPackage, ReceivedPackage } from '../course-packages/check-package.ts'
import type { TellSecurity } from './security-log.ts'

export type SignedInAdmin = {
  id: string
  emailAddress: string
  lastSeenAt: Date
  /** When the session's password, and its second factor if there is one, was last proved. */
  provedAt: Date
  hasSecondFactor: boolean
  /** Whether it must be set up before any other call is answered. */
  needsSecondFactor: boolean
}

/** Stored before the transaction was opened: the operation writes the row, or the file is removed again. */
type ReceivedPart<Part extends FilePart> =
  | (Part extends { accepts: 'image' | 'private-image' }
      ? WrittenImage
      : Part extends { accepts: 'logo' }
        ? StoredLogo
        : Part extends { accepts: 'course-package' }
          ? ReceivedPackage
          : Part extends { accepts: 'inspected-package' }
            ? InspectedPackage
            : WrittenFile)
  | (Part extends { isOptional: true } ? undefined : never)

type Prefetched = <Rows>(prefetch: Prefetch<Rows>) => Rows | null

type AudienceOf<Op extends AnyOperation> = Op['audience']

type AnswerOf<Op extends AnyOperation> = Op['kind'] extends 'download' ? FileAnswer : z.input<Op['output']>

type Caller<Op extends AnyOperation> =
  AudienceOf<Op> extends 'anyone'
    ? { user: SignedInUser | null }
    : AudienceOf<Op> extends 'admin'
      ? { admin: SignedInAdmin }
      : { user: SignedInUser }

/** The admin site has no app of its own. */
type SiteContext<Op extends AnyOperation> =
  AudienceOf<Op> extends 'admin'
    ? {
        /** The features of the app in which an `isWithinApp` operation is carried out; none for others. */
        featuresOfApp: readonly Feature[]
      }
    : {
        app: AppSettings
        content: Content
        /**
         * Null without rows.
         * @throws Error when the handler does not state that it needs them
         */
        prefetched: Prefetched
        /**
         * Sends the write that the handler states, once per call and as its last step: together with those of other
         * people, or alone under the account's lock, when the call had to be repeated.
         * @param values of the function's parameters after those that all functions have
         * @throws Error when the handler does not state one
         */
        batchedWrite: (...values: readonly BatchedValue[]) => Promise<void>
        /**
         * The limit stays used, even if the call fails.
         * @returns the seconds to wait; 0 when the limit is not reached
         * @throws Error when the operation does not state it in `limitsInHandler`
         */
        takeLimit: (name: LimitInHandler, emailAddress: string) => Promise<number>
      }

/** The caller is admitted, the input parsed, the transaction open and bound. */
type Context<Op extends AnyOperation> = Caller<Op> &
  SiteContext<Op> & {
    input: ParsedInputOf<Op>
    files: { [Name in keyof Op['files']]: ReceivedPart<Op['files'][Name]> }
    tx: Tx
    now: Date
    services: HandlerServices
    /** Rolls back everything that the operation did in its transaction. */
    refuse: (
      name: RefusalOf<Op>,
      more?: { fields?: Record<string, string>; retryAfterSeconds?: number; message?: string },
    ) => Refusal<RefusalOf<Op>>
    logSecurityEvent: TellSecurity
    /** Adds facts to an audit entry that neither the contract nor the input contains. */
    addAuditNote: AddAuditNote
    /** The stored form, for ending sessions. */
    tokenHash: Buffer | null
    /** Used for throttling only. */
    remoteAddress: string
    client: 'web' | 'native'
    /** The version of the caller's app as sent; null for other clients, such as a link scanner. */
    appVersion: string | null
    /** The caller's browser and system: "Chrome auf Windows". */
    device: string
    /**
     * Returns a session's token to the client, in the `auth-token` header.
     * @throws Error when the operation does not state `startsSession`
     */
    giveToken: (token: string) => void
    /** Makes the browser clear its storage for this site, in all its tabs, when the answer arrives. */
    clearBrowser: () => void
    /** Gives the transaction access to one user's own rows, once the caller's identity is proved. */
    actAs: (userId: string) => Promise<void>
    /**
     * Gives `work` access to one user's own rows, once the permission is proved. No other statement may be sent
     * meanwhile.
     */
    asUser: <T>(userId: string, work: () => Promise<T>) => Promise<T>
    /** Gives access to one sponsor and its seats, and to no user's own rows, once the permission is proved. */
    actForSponsor: (sponsorId: string) => Promise<void>
  }

export type LearnerContext = {
  tx: Tx
  app: AppSettings
  user: SignedInUser
  content: Content
  prefetched: Prefetched
}

export type Handler<Op extends AnyOperation = AnyOperation> = {
  operation: Op
  run: (context: Context<Op>) => Promise<AnswerOf<Op> | Refusal<RefusalOf<Op>>>
  /** Whether it hashes a password: only a few such operations run at the same time. */
  isHashing: boolean
  prefetch: readonly Prefetch[]
  /** The function of the schema `writes` by which the call writes, together with other calls; the answer is `{}`. */
  batchedWrite: string | null
  /**
   * The kind of item that the call saves, by its table. In an app that publishes each save, triggers publish the item when the
   * transaction commits; in others the save changes the working state.
   */
  publishesOnSave: string | null
}

export type AnyHandler = Omit<Handler, 'run'> & {
  /** Contexts differ by operation; the mount builds the matching one. */
  run: (context: never) => Promise<unknown>
}

export const handle = <Op extends AnyOperation>(
  operation: Op,
  run: Handler<Op>['run'],
  {
    isHashing = false,
    prefetch = [],
    batchedWrite = null,
    publishesOnSave = null,
  }: Partial<Omit<Handler<Op>, 'operation' | 'run'>> = {},
): Handler<Op> => ({ operation, run, isHashing, prefetch, batchedWrite, publishesOnSave })

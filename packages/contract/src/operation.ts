import type * as z from 'zod/mini'
import { type LimitInHandler, type LimitOf, limitsOfUploads } from './rate-limits.ts'
import type { EVERYWHERE, RefusalName } from './refusals.ts'
import type { HealthPointReason } from './rules/health-points.ts'
import type { Feature } from './values/features.ts'

/**
 * `user` is any signed-in user of an app, `learner` a ROLE_USER, `manager` an app's or a sponsor's manager; the role is
 * compared strictly. There is no default: an operation without an audience does not compile.
 */
export type Audience = 'anyone' | 'user' | 'learner' | 'app-manager' | 'sponsor-manager' | 'manager' | 'admin'

/** An `admin` audience is always on the admin site. */
export type Site = 'app' | 'admin' | 'both'

/**
 * Pictures are decoded and re-encoded, `document` is stored unchanged. Only the owner sees a `private-image`. The files of
 * a `course-package` are stored too, those of an `inspected-package` are only checked. An admin's upload states in its
 * `appId` for which app its files are.
 */
export type FilePart = {
  readonly accepts: 'image' | 'private-image' | 'logo' | 'document' | 'course-package' | 'inspected-package'
  readonly isOptional?: boolean
}

type Kind = 'query' | 'command' | 'upload' | 'download'

/** The audit log stores nothing else of the input. */
export type Audit = {
  /** What was done, as admins read it: "Gewohnheit geändert". */
  readonly title: string
  /** The input's field with the target's id; omitted where the input has only one such field, or none. */
  readonly target?: string
}

type StaffAudience = 'app-manager' | 'sponsor-manager' | 'manager' | 'admin'

/**
 * A command of staff, or a query of staff that writes, says how it is audited, or that it concerns only the caller's
 * own account: without either it does not compile.
 */
type AuditOf<K extends Kind, A extends Audience> = A extends StaffAudience
  ? K extends 'command' | 'upload'
    ? { readonly audit: Audit } | { readonly isOfOwnAccount: true }
    : { readonly mayWrite: true; readonly audit: Audit } | { readonly mayWrite?: never }
  : { readonly audit?: Audit }

type Spec<I extends z.ZodMiniObject, O extends z.ZodMiniType, R extends RefusalName> = {
  readonly audience: Audience
  readonly input: I
  readonly output: O
  readonly feature?: Feature
  readonly site?: Site
  /** Carried out in the app that the input's `appId` names, as by one of its managers: for commands of admins that change its content. */
  readonly isWithinApp?: true
  /** It stores health data: allowed only after the user's consent (Art. 9 GDPR). */
  readonly needsHealthConsent?: true
  /**
   * Refused as `fresh-login-required` unless the caller has proved the password (and the second factor, with one) in
   * this session within ten minutes. The web asks for them and repeats the call.
   */
  readonly needsFreshLogin?: true
  /** Open to an admin who must set up the second factor first; everything else is closed until then. */
  readonly isOpenBeforeSecondFactor?: true
  /** Any version of the native app gets an answer: calls needed to leave the app, or to find its store. */
  readonly isOpenToOutdatedShells?: true
  /** A command of staff about their own account, which the security log records, or their own drafts: not audited. */
  readonly isOfOwnAccount?: true
  /** A new session begins: its token is in the answer's header `auth-token`. */
  readonly startsSession?: true
  /** Does not count as use of the session: the client asks by itself, and would never let it end. */
  readonly leavesSessionIdle?: true
  /** Closed while an admin views the account. */
  readonly isOwnersOnly?: true
  /** The learner's device stores its last answer for each input, to show it without a network (`docs/decisions/0078-on-this-device.md`). */
  readonly isStoredOnDevice?: true
  /** Every other query runs in a read-only transaction; commands and uploads always write and do not state it. */
  readonly mayWrite?: true
  /** A command that is allowed even while an admin views the account; a visit is otherwise read-only. */
  readonly isAllowedInVisit?: true
  /**
   * May be sent later if there is no network, and again if its answer was lost: a key in the input (a new row's
   * id, or the command's subject) makes it idempotent. Returns the answer that the screen gets meanwhile.
   */
  answerWhileWaiting?(input: z.input<I>): z.output<O>
  /**
   * The input's field that is the last part of the path, for the one call that the specification defines in this
   * way.
   */
  readonly pathField?: string
  /** Rate limits (`rate-limits.ts`) besides those of every upload, taken in this order before the call is carried out. */
  readonly limits?: readonly LimitOf<keyof z.input<I> & string>[]
  /** The handler takes from these limits, and decides what follows. */
  readonly limitsInHandler?: readonly LimitInHandler[]
  readonly refusals?: readonly R[]
  /**
   * Every successful call by staff is audited; of an operation for anyone, every call that begins or ends an admin's
   * visit.
   */
  readonly audit?: Audit
  /** The reason for which it may earn health points: not each call earns them. It invalidates the user's progress. */
  readonly earns?: HealthPointReason
  /** A function, so that a command may precede the queries in its list. */
  readonly invalidates?: () => readonly StaleQuery[]
}

/** One of the same context, or the name of another context's query: no context loads another one. */
export type StaleQuery = AnyOperation | string

export type Operation<
  K extends Kind = Kind,
  A extends Audience = Audience,
  I extends z.ZodMiniObject = z.ZodMiniObject,
  O extends z.ZodMiniType = z.ZodMiniType,
  R extends RefusalName = RefusalName,
> = Spec<I, O, R> & {
  readonly kind: K
  readonly name: string
  readonly audience: A
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly files: Readonly<Record<string, FilePart>>
  readonly limits: readonly LimitOf<string>[]
}

// biome-ignore lint/suspicious/noExplicitAny: the upper bound of all operations; every use narrows it again
export type AnyOperation = Operation<Kind, Audience, any, any, any>

export type InputOf<Op extends AnyOperation> = z.input<Op['input']>
export type ParsedInputOf<Op extends AnyOperation> = z.output<Op['input']>
export type OutputOf<Op extends AnyOperation> = z.output<Op['output']>
export type RefusalOf<Op extends AnyOperation> =
  | (Op extends Operation<Kind, Audience, z.ZodMiniObject, z.ZodMiniType, infer R> ? R : never)
  | (typeof EVERYWHERE)[number]

/** The queries whose answers are stale after a successful call. */
export const namesOfStaleQueries = ({ invalidates }: AnyOperation): string[] =>
  (invalidates?.() ?? []).map((query) => (typeof query === 'string' ? query : query.name))

/** Operations without a session are below `/api/unauthorized/` (`decisions.md`, "Paths"). */
const pathOf = (name: string, audience: Audience, pathField: string | undefined): string =>
  `/api/${audience === 'anyone' ? 'unauthorized/' : ''}${name}${pathField ? `/:${pathField}` : ''}`

/** Fills in the field of the one operation with a field in its path. */
/** By which an answer is found that the document has asked for: the path, and the input if there is one. */
export const keyOfAnswer = ({ path }: AnyOperation, input: object): string =>
  path + (Object.keys(input).length > 0 ? JSON.stringify(input) : '')

export const pathWith = ({ path, pathField }: AnyOperation, input: object): string =>
  pathField
    ? path.replace(`:${pathField}`, encodeURIComponent(String(input[pathField as never] ?? '')))
    : path

const define =
  <K extends Kind>(kind: K, method: 'GET' | 'POST') =>
  <
    const N extends string,
    const A extends Audience,
    I extends z.ZodMiniObject,
    O extends z.ZodMiniType,
    const R extends RefusalName = never,
    const F extends Readonly<Record<string, FilePart>> = Record<never, FilePart>,
  >(
    name: N,
    spec: Spec<I, O, R> & { audience: A; files?: F } & AuditOf<K, A>,
  ): Operation<K, A, I, O, R> & { readonly name: N; readonly files: F } => ({
    ...spec,
    kind,
    name,
    method,
    path: pathOf(name, spec.audience, spec.pathField),
    files: spec.files ?? ({} as F),
    limits: [...(kind === 'upload' ? limitsOfUploads(spec.audience) : []), ...(spec.limits ?? [])],
  })

/** Reads; changes nothing, unless it states `mayWrite`. */
export const query = define('query', 'POST')

/** Reads by GET, for the three calls that the specification defines in this way. */
export const getQuery = define('query', 'GET')

export const command = define('command', 'POST')

/** Multipart, with the fields beside the files. */
export const upload = define('upload', 'POST')

/** `output` is empty. */
export const download = define('download', 'POST')

import type * as z from 'zod/mini'
import type { Feature } from './features.ts'
import type { EVERYWHERE, RefusalName } from './refusals.ts'

/**
 * Who may call. `user` is anybody signed in to an app, `learner` a ROLE_USER, `manager` an app's or a sponsor's manager;
 * the role is compared strictly.
 * There is no default: an operation without an audience does not compile.
 */
export type Audience = 'anyone' | 'user' | 'learner' | 'app-manager' | 'sponsor-manager' | 'manager' | 'admin'

/** Which site's host answers; an `admin` audience is always on the admin site. */
export type Site = 'app' | 'admin' | 'both'

/** One file of an upload: which bytes are taken. `image` is decoded and re-encoded, `document` is kept as it is. */
export type FilePart = { readonly accepts: 'image' | 'document'; readonly isOptional?: boolean }

type Kind = 'query' | 'command' | 'upload' | 'download'

/** How a call stands in the audit log. Nothing else of what was sent is kept. */
export type Audit = {
  /** What was done, as admins read it: "Gewohnheit geändert". */
  readonly title: string
  /** The input's field with the id of what it was done to; left out where the input has one such field or none. */
  readonly target?: string
}

/** A command of staff says how it is audited: without that it does not compile. */
type AuditOf<K extends Kind, A extends Audience> = [K, A] extends [
  'command' | 'upload',
  'app-manager' | 'sponsor-manager' | 'manager' | 'admin',
]
  ? { readonly audit: Audit }
  : { readonly audit?: Audit }

type Spec<I extends z.ZodMiniObject, O extends z.ZodMiniType, R extends RefusalName> = {
  readonly audience: Audience
  readonly input: I
  readonly output: O
  readonly feature?: Feature
  readonly site?: Site
  /** It stores health data: only after its user agreed to that (Art. 9 GDPR). */
  readonly needsHealthConsent?: true
  /** Not while an admin looks at the account: it is its owner's alone to decide. */
  readonly isOwnersOnly?: true
  /** It writes, and is allowed all the same while an admin looks at the account: a visit only reads. */
  readonly isAllowedInVisit?: true
  /** The last part of the path, for the one call that the specification has so; it is a field of the input. */
  readonly pathField?: string
  /** The refusals of its own, beside those that may come from everywhere. */
  readonly refusals?: readonly R[]
  /**
   * Each call by staff that succeeds is written into the audit log; of an operation for anyone, each by which an admin's
   * visit in an account begins or ends.
   */
  readonly audit?: Audit
  /** The queries whose answers are stale after this command. A function, so that contexts may name each other. */
  readonly invalidates?: () => readonly AnyOperation[]
}

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
}

// biome-ignore lint/suspicious/noExplicitAny: the bound of all operations; every use narrows it again
export type AnyOperation = Operation<Kind, Audience, any, any, any>

export type InputOf<Op extends AnyOperation> = z.input<Op['input']>
export type ParsedInputOf<Op extends AnyOperation> = z.output<Op['input']>
export type OutputOf<Op extends AnyOperation> = z.output<Op['output']>
export type RefusalOf<Op extends AnyOperation> =
  | (Op extends Operation<Kind, Audience, z.ZodMiniObject, z.ZodMiniType, infer R> ? R : never)
  | (typeof EVERYWHERE)[number]

/** `POST /api/<name>`; what needs no session stands below `/api/unauthorized/` (`decisions.md`, "Paths"). */
const pathOf = (name: string, audience: Audience, pathField: string | undefined): string =>
  `/api/${audience === 'anyone' ? 'unauthorized/' : ''}${name}${pathField ? `/:${pathField}` : ''}`

/** The path to call with an input: the one operation that has a field of it in its path gets it there. */
export const pathWith = ({ path, pathField }: AnyOperation, input: object): string =>
  pathField
    ? path.replace(`:${pathField}`, encodeURIComponent(String(input[pathField as never] ?? '')))
    : path

const define =
  <K extends Kind>(kind: K, method: 'GET' | 'POST') =>
  <
    const A extends Audience,
    I extends z.ZodMiniObject,
    O extends z.ZodMiniType,
    const R extends RefusalName = never,
    const F extends Readonly<Record<string, FilePart>> = Record<never, FilePart>,
  >(
    name: string,
    spec: Spec<I, O, R> & { audience: A; files?: F } & AuditOf<K, A>,
  ): Operation<K, A, I, O, R> & { readonly files: F } => ({
    ...spec,
    kind,
    name,
    method,
    path: pathOf(name, spec.audience, spec.pathField),
    files: spec.files ?? ({} as F),
  })

/** Reads; changes nothing. */
export const query = define('query', 'POST')

/** Reads by GET, for the three calls that the specification has so. */
export const getQuery = define('query', 'GET')

/** Changes something; `invalidates` says which answers it makes stale. */
export const command = define('command', 'POST')

/** A command with files: multipart, its fields beside them. */
export const upload = define('upload', 'POST')

/** Answers with a file; `output` is empty. */
export const download = define('download', 'POST')

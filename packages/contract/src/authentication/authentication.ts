import * as z from 'zod/mini'
import { command, getQuery, query } from '../operation.ts'
import { AppSettings, SessionAnswer } from '../values/accounts/session-answer.ts'
import { EmptyObject, GivenAddress, GivenCode, GivenPassword, Id, LinkToken } from '../values/values.ts'

/** `code`: of the authenticator app, or a recovery code. Sent once the call was refused as `second-factor-required`. */
const Credentials = z.object({
  emailAddress: GivenAddress,
  password: GivenPassword,
  code: z.optional(GivenCode),
})

export const getAuthenticatedUser = getQuery('application/authentication/authenticated-user', {
  audience: 'user',
  isStoredOnDevice: true,
  input: EmptyObject,
  output: SessionAnswer,
})

/** `errorReportingDsn`: where the app reports its errors, as browsers learn it from their document; null: nowhere. */
export const AppOfHost = z.extend(AppSettings, { errorReportingDsn: z.nullable(z.string()) })
export type AppOfHost = z.infer<typeof AppOfHost>

/**
 * The native app asks the host that a person has typed, or that a link names, which app it is; nothing lists the apps. The
 * host may be any of the app's.
 */
export const getAppOfHost = query('application/authentication/get-app-of-host-query', {
  audience: 'anyone',
  isOpenToOutdatedShells: true,
  input: EmptyObject,
  output: AppOfHost,
  limits: ['app-of-host-from-network'],
})

export const login = command('application/authentication/login', {
  audience: 'anyone',
  startsSession: true,
  input: Credentials,
  output: SessionAnswer,
  refusals: ['login-failed', 'access-ended', 'second-factor-required', 'second-factor-wrong'],
})

export const logout = command('application/authentication/logout', {
  audience: 'anyone',
  isAllowedInVisit: true,
  isOpenToOutdatedShells: true,
  audit: { title: 'Besuch in einem Konto beendet' },
  input: EmptyObject,
  output: EmptyObject,
})

/**
 * The token works once, within a minute, for a session of 60 minutes. A GET by specification: it is refused without the
 * `app-version` header, which link scanners do not send.
 */
export const getAuthenticatedImpersonation = getQuery(
  'application/authentication/authenticated-impersonation',
  {
    audience: 'anyone',
    startsSession: true,
    mayWrite: true,
    isAllowedInVisit: true,
    audit: { title: 'Konto angesehen' },
    pathField: 'token',
    input: z.object({ token: LinkToken }),
    output: SessionAnswer,
    limits: ['link-try-from-network'],
    refusals: ['link-not-valid', 'access-ended'],
  },
)

export const AdminAnswer = z.object({
  admin: z.object({
    id: Id,
    emailAddress: z.string(),
    /**
     * Missing when there is nothing to do. `REQUIRED`: from the second login on, nothing else is answered before
     * it is set up.
     */
    secondFactor: z.optional(z.enum(['ADVISED', 'REQUIRED'])),
  }),
})

export const getAuthenticatedAdmin = getQuery('application/authentication/authenticated-admin', {
  audience: 'admin',
  isOpenBeforeSecondFactor: true,
  input: EmptyObject,
  output: AdminAnswer,
})

export const adminLogin = command('application/authentication/admin-login', {
  audience: 'anyone',
  startsSession: true,
  site: 'admin',
  input: Credentials,
  output: AdminAnswer,
  refusals: ['login-failed', 'second-factor-required', 'second-factor-wrong'],
})

export const adminLogout = command('application/authentication/admin-logout', {
  audience: 'anyone',
  site: 'admin',
  input: EmptyObject,
  output: EmptyObject,
})

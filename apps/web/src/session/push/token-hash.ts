import { base64url } from './base64url.ts'

/** Matches `tokenHash` of a device in the session's answer. */
export const tokenHash = async (token: string): Promise<string> =>
  base64url(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token)))

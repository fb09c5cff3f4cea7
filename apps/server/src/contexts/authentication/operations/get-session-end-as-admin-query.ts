import { getSessionEndAsAdmin } from '@wohlauf/contract/authentication/session-end'
import { handle } from '../../../platform/http/mount/handler.ts'
import { findSessionEnd } from '../../../platform/sessions/sessions.ts'

export const getSessionEndAsAdminQuery = handle(getSessionEndAsAdmin, async ({ tx, tokenHash, refuse }) => {
  const end = tokenHash && (await findSessionEnd(tx, tokenHash, 'admin'))
  if (!end) return refuse('authentication-required')
  return { ...end, endsAt: end.endsAt.toISOString() }
})

import { getOwnSessions } from '@wohlauf/contract/accounts/sessions'
import { useAnswer } from '../../../api/hooks.ts'

/** The user's sessions; a visit by an admin does not ask for them. */
export const useOwnSessions = (isEnabled = true) =>
  useAnswer(getOwnSessions, {}, { isEnabled, isSilent: true, refetchOnReturn: true })

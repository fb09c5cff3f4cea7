import { getOwnSessions } from '@wohlauf/contract/accounts/sessions'
import { useAnswer } from '../../../api/hooks.ts'

/** The user's sessions; not requested during an admin's visit. */
export const useOwnSessions = (isEnabled = true) =>
  useAnswer(getOwnSessions, {}, { isEnabled, isSilent: true, refetchOnReturn: true })

import { getAuthenticatedUser } from '@wohlauf/contract/authentication/authentication'
import { getSessionEnd } from '@wohlauf/contract/authentication/session-end'
import FreshLoginQuestion from '../../features/fresh-login/fresh-login-of-users.tsx'
import SessionEndWarning from '../../features/session-end/session-end-warning.tsx'
import { JumpOverlay } from './jump-overlay.tsx'
import LegalChanges from './legal-changes.tsx'
import { useMessagesOfScreen } from './use-messages-of-screen.ts'

const StaffOverlays = ({ emailAddress }: { emailAddress: string }) => {
  useMessagesOfScreen()
  return (
    <>
      <FreshLoginQuestion emailAddress={emailAddress} />
      <SessionEndWarning endQuery={getSessionEnd} use={getAuthenticatedUser} />
      <LegalChanges />
      <JumpOverlay />
    </>
  )
}

export default StaffOverlays

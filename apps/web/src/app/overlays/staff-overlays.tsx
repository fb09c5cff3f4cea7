import FreshLoginQuestion from '../../features/fresh-login/fresh-login-of-users.tsx'
import { JumpOverlay } from './jump-overlay.tsx'
import LegalChanges from './legal-changes.tsx'
import { useMessagesOfScreen } from './use-messages-of-screen.ts'

const StaffOverlays = ({ emailAddress }: { emailAddress: string }) => {
  useMessagesOfScreen()
  return (
    <>
      <FreshLoginQuestion emailAddress={emailAddress} />
      <LegalChanges />
      <JumpOverlay />
    </>
  )
}

export default StaffOverlays

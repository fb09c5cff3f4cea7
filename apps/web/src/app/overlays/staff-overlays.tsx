import FreshLoginQuestion from '../../features/fresh-login/fresh-login-of-users.tsx'
import LegalChanges from './legal-changes.tsx'

const StaffOverlays = ({ emailAddress }: { emailAddress: string }) => (
  <>
    <FreshLoginQuestion emailAddress={emailAddress} />
    <LegalChanges />
  </>
)

export default StaffOverlays

import FreshLoginQuestion from '../../features/fresh-login/fresh-login-of-users.tsx'
import LegalChanges from './legal-changes.tsx'

/** What may open on any page of a manager. */
const StaffOverlays = ({ emailAddress }: { emailAddress: string }) => (
  <>
    <FreshLoginQuestion emailAddress={emailAddress} />
    <LegalChanges />
  </>
)

export default StaffOverlays

import { getAuthenticatedAdmin } from '@wohlauf/contract/authentication/authentication'
import { getSessionEndAsAdmin } from '@wohlauf/contract/authentication/session-end'
import { proveIdentityAsAdmin } from '@wohlauf/contract/staff-security/staff-security'
import FreshLoginQuestion from '../features/fresh-login/fresh-login-question.tsx'
import SessionEndWarning from '../features/session-end/session-end-warning.tsx'

/** Loaded on demand with their operations, which the login does not need. */
const AdminOverlays = ({ emailAddress }: { emailAddress: string }) => (
  <>
    <FreshLoginQuestion operation={proveIdentityAsAdmin} emailAddress={emailAddress} />
    <SessionEndWarning endQuery={getSessionEndAsAdmin} use={getAuthenticatedAdmin} />
  </>
)

export default AdminOverlays

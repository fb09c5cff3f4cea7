import { proveIdentityAsAdmin } from '@wohlauf/contract/staff-security/staff-security'
import FreshLoginQuestion from './fresh-login-question.tsx'

/** Loaded on demand with its operation, which no public page needs. */
const FreshLogin = ({ emailAddress }: { emailAddress: string }) => (
  <FreshLoginQuestion operation={proveIdentityAsAdmin} emailAddress={emailAddress} />
)

export default FreshLogin

import { proveIdentityAsManager } from '@wohlauf/contract/staff-security'
import FreshLoginQuestion from './fresh-login-question.tsx'

/** Loaded with its operation, which no public page needs. */
const FreshLogin = ({ emailAddress }: { emailAddress: string }) => (
  <FreshLoginQuestion operation={proveIdentityAsManager} emailAddress={emailAddress} />
)

export default FreshLogin

import { proveIdentity } from '@wohlauf/contract/authentication/proof'
import FreshLoginQuestion from './fresh-login-question.tsx'

/** Loaded on demand with its operation, which no public page needs. */
const FreshLogin = ({ emailAddress }: { emailAddress: string }) => (
  <FreshLoginQuestion operation={proveIdentity} emailAddress={emailAddress} />
)

export default FreshLogin

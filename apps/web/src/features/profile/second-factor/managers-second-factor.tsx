import { useSessionUser } from '../../../session/session.ts'
import { SecondFactorCard } from './second-factor-card.tsx'
import { OF_MANAGERS } from './second-factor-operations.ts'

/** In the profile of managers, for whom it is optional. */
const ManagersSecondFactor = () => (
  <SecondFactorCard operations={OF_MANAGERS} emailAddress={useSessionUser()?.emailAddress ?? ''} />
)

export default ManagersSecondFactor

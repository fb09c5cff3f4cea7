import type { ReactNode } from 'react'
import { useAnswer } from '../../../api/hooks.ts'
import { useSessionUser } from '../../../session/session.ts'
import { SecondFactorCard } from './second-factor-card.tsx'
import { OF_MANAGERS } from './second-factor-operations.ts'

type ManagersSecondFactorProps = {
  /** Shown with the card's rows: it would move under the finger when they arrive. */
  children: ReactNode
}

/** Optional for managers. */
const ManagersSecondFactor = ({ children }: ManagersSecondFactorProps) => {
  const user = useSessionUser()
  const { data, error } = useAnswer(OF_MANAGERS.get, {}, { isSilent: true })
  return (
    <>
      <SecondFactorCard operations={OF_MANAGERS} emailAddress={user?.emailAddress ?? ''} />
      {(data || error) && children}
    </>
  )
}

export default ManagersSecondFactor

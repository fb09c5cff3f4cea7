import { useEffect, useEffectEvent } from 'react'
import { useHealthConsent } from './health-consent.ts'
import { useSessionUser } from './session.ts'

/**
 * @param onDecline called when nothing may be stored, so there is nothing to fill in
 * @returns whether the dialog may open
 */
export const useConsentFirst = (isWanted: boolean, onDecline: () => void): boolean => {
  const { isGiven, ask } = useHealthConsent()
  const decline = useEffectEvent(onDecline)
  const question = useEffectEvent(ask)
  // A person whose session has just ended is not asked: the question would wait for the next login.
  const isSignedIn = useSessionUser() !== null
  const isOpenQuestion = isWanted && isSignedIn && !isGiven
  useEffect(() => {
    if (!isOpenQuestion) return
    let isWaiting = true
    void question().then((isAgreed) => {
      if (isWaiting && !isAgreed) decline()
    })
    return () => {
      isWaiting = false
    }
  }, [isOpenQuestion])
  return isWanted && isGiven
}

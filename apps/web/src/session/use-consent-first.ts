import { useEffect, useEffectEvent } from 'react'
import { useHealthConsent } from './health-consent.ts'

/**
 * Before the first health data is stored, the user is asked for consent.
 *
 * @param onDecline nothing may be stored, so there is nothing to fill in
 * @returns whether the dialog may open
 */
export const useConsentFirst = (isWanted: boolean, onDecline: () => void): boolean => {
  const { isGiven, ask } = useHealthConsent()
  const decline = useEffectEvent(onDecline)
  const question = useEffectEvent(ask)
  const isOpenQuestion = isWanted && !isGiven
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

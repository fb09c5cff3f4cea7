import { useEffect, useEffectEvent } from 'react'
import { useHealthConsent } from '../../../session/health-consent.ts'

/**
 * Habits say something about a person's health: before the first one is made, its owner is asked.
 *
 * @param onDecline nothing may be stored, so there is nothing to fill in
 * @returns whether what was meant may open
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

import { useRouterState } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { healthConsentQuestion } from '../../session/health-consent-question.ts'
import { lazyDialog } from '../../ui/feedback/lazy-part.tsx'
import { useStore } from '../../ui/state/store.ts'

const HealthConsentDialog = lazyDialog(
  () => import('../../features/health-consent/health-consent-dialog.tsx'),
)

/** Rendered with the page as its key: leaving it closes the question. */
const ClosesWithPage = () => {
  useEffect(() => () => healthConsentQuestion.get()?.(false), [])
  return null
}

const HealthConsentQuestion = () => {
  const answer = useStore(healthConsentQuestion)
  const path = useRouterState({ select: (state) => state.location.pathname })
  const [wasAsked, setWasAsked] = useState(false)
  if (answer && !wasAsked) setWasAsked(true)
  return (
    <>
      <ClosesWithPage key={path} />
      {wasAsked && (
        <Suspense>
          <HealthConsentDialog
            isOpen={answer !== null}
            onConsent={() => healthConsentQuestion.get()?.(true)}
            onClose={() => healthConsentQuestion.get()?.(false)}
          />
        </Suspense>
      )}
    </>
  )
}

export default HealthConsentQuestion

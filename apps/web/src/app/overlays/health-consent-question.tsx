import { useRouterState } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { healthConsentQuestion } from '../../session/health-consent-question.ts'
import { lazyDialog } from '../../ui/feedback/lazy-part.tsx'
import { useStore } from '../../ui/state/store.ts'

const HealthConsentDialog = lazyDialog(
  () => import('../../features/health-consent/health-consent-dialog.tsx'),
)

const HealthConsentQuestion = () => {
  const answer = useStore(healthConsentQuestion)
  const path = useRouterState({ select: (state) => state.location.pathname })
  const [wasAsked, setWasAsked] = useState(false)
  if (answer && !wasAsked) setWasAsked(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: leaving the page closes it
  useEffect(() => () => healthConsentQuestion.get()?.(false), [path])
  if (!wasAsked) return null
  return (
    <Suspense>
      <HealthConsentDialog
        isOpen={answer !== null}
        onConsent={() => healthConsentQuestion.get()?.(true)}
        onClose={() => healthConsentQuestion.get()?.(false)}
      />
    </Suspense>
  )
}

export default HealthConsentQuestion

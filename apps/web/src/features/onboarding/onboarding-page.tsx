import { useRouter } from '@tanstack/react-router'
import { getFeatureExamples, markOnboardingAsCompleted } from '@wohlauf/contract/onboarding/onboarding'
import { useAnswer, useCommand } from '../../api/hooks.ts'
import { useAppSettings } from '../../session/app-settings.ts'
import { Page } from '../../ui/layout/page.tsx'
import { useSwipe } from '../../ui/layout/use-swipe.ts'
import { ShellProgress } from '../../ui/session/session-progress.tsx'
import { NO_EXAMPLES } from './no-examples.ts'
import { OnboardingActions } from './onboarding-actions.tsx'
import classes from './onboarding-page.module.css'
import { stepsFor } from './onboarding-steps.ts'
import { StepView } from './step-view.tsx'
import { useSteps } from './use-steps.ts'

/** Without examples a step still shows its text; a failure of their query is not shown. */
const useExamples = () => {
  const { data, isError } = useAnswer(getFeatureExamples, {}, { isSilent: true })
  return isError && !data ? NO_EXAMPLES : data
}

const OnboardingPage = () => {
  const app = useAppSettings()
  const router = useRouter()
  const examples = useExamples()
  const steps = stepsFor(app?.appEnabledFeatures ?? [])
  const { index, seenCount, goForward, goBack } = useSteps(steps.length)
  const finish = useCommand(markOnboardingAsCompleted, {
    onSuccess: () => void router.navigate({ href: '/', replace: true }),
  })
  // Only a press ends the introduction: a swipe on the last step could do so by accident.
  const swiping = useSwipe({
    next: () => {
      if (index < steps.length - 1) goForward()
    },
    back: () => {
      if (index > 0) goBack()
    },
  })
  const step = steps[index]
  if (!step) return null
  return (
    <Page title="Einführung" isTitleHidden>
      <div className={classes.frame} {...swiping}>
        <ShellProgress
          percent={(seenCount / steps.length) * 100}
          spoken={{
            label: 'Fortschritt der Einführung',
            valueText: `${seenCount} von ${steps.length} Schritten gesehen`,
          }}
          text={`${index + 1} von ${steps.length}`}
        />
        <StepView
          key={step.key}
          step={step}
          isFirst={index === 0}
          preventionType={app?.appPreventionType ?? 'NUTRITION'}
          examples={examples}
        >
          <OnboardingActions
            index={index}
            count={steps.length}
            isBusy={finish.isPending}
            onNext={goForward}
            onBack={goBack}
            onEnd={(hasSeenAllSteps) => finish.mutate({ hasSeenAllSteps })}
          />
        </StepView>
      </div>
    </Page>
  )
}

export default OnboardingPage

import { Button } from '@mantine/core'
import IconArrowLeft from '~icons/tabler/arrow-left'
import classes from './onboarding-actions.module.css'

type OnboardingActionsProps = {
  index: number
  count: number
  isBusy: boolean
  onNext: () => void
  onBack: () => void
  onEnd: (hasSeenAllSteps: boolean) => void
}

/** After the welcome the rest can be skipped (specification, section 2, "Onboarding"). */
export const OnboardingActions = ({
  index,
  count,
  isBusy,
  onNext,
  onBack,
  onEnd,
}: OnboardingActionsProps) => {
  const isFirst = index === 0
  const isLast = index === count - 1
  return (
    <div className={classes.actions} data-actions>
      {isLast ? (
        <Button size="lg" fullWidth loading={isBusy} onClick={() => onEnd(true)}>
          Einführung abschließen
        </Button>
      ) : (
        <Button size="lg" fullWidth disabled={isBusy} onClick={onNext}>
          {isFirst ? 'Los geht’s' : 'Weiter'}
        </Button>
      )}
      <div className={classes.quiet}>
        {!isFirst && (
          <Button
            variant="subtle"
            className={classes.back}
            leftSection={<IconArrowLeft aria-hidden size={18} />}
            onClick={onBack}
          >
            Zurück
          </Button>
        )}
        {!isFirst && !isLast && (
          <Button variant="subtle" className={classes.skip} loading={isBusy} onClick={() => onEnd(false)}>
            Einführung überspringen
          </Button>
        )}
      </div>
    </div>
  )
}

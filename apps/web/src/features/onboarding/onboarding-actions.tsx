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

/** The steps after the welcome can be skipped (specification, section 2, "Onboarding"). */
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
    <div className={classes.actions} data-actions data-session-bar="foot">
      {!isFirst && (
        <Button
          variant="default"
          classNames={{ root: classes.back ?? '', section: classes.backIcon ?? '' }}
          leftSection={<IconArrowLeft aria-hidden size={20} />}
          onClick={onBack}
        >
          <span className={classes.backLabel}>Zurück</span>
        </Button>
      )}
      {!isFirst && !isLast && (
        <Button variant="subtle" className={classes.skip} loading={isBusy} onClick={() => onEnd(false)}>
          Einführung überspringen
        </Button>
      )}
      {isLast ? (
        <Button size="lg" className={classes.next} loading={isBusy} onClick={() => onEnd(true)}>
          Einführung abschließen
        </Button>
      ) : (
        <Button size="lg" className={classes.next} disabled={isBusy} onClick={onNext}>
          {isFirst ? 'Los geht’s' : 'Weiter'}
        </Button>
      )}
    </div>
  )
}

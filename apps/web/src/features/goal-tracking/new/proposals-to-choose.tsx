import '@mantine/core/styles/Skeleton.css'
import { Skeleton } from '@mantine/core'
import { getUserGoalProposals, type UserGoal } from '@wohlauf/contract/goal-tracking'
import IconChevronRight from '~icons/tabler/chevron-right'
import { useAnswer } from '../../../api/hooks.ts'
import { FailedState } from '../../../ui/failed-state.tsx'
import { Spot } from '../../../ui/spot.tsx'
import { StateMessage } from '../../../ui/state-message.tsx'
import classes from './proposals-to-choose.module.css'

type ProposalsToChooseProps = { goals: readonly UserGoal[]; onChoose: (title: string) => void }

/** The app's proposals, without those that are already the user's goals by the same words. */
export const ProposalsToChoose = ({ goals, onChoose }: ProposalsToChooseProps) => {
  const { data, error, refetch, isFetching } = useAnswer(getUserGoalProposals, {}, { isSilent: true })
  const proposals = data?.filter(({ title }) => !goals.some((goal) => goal.title === title))
  if (proposals?.length)
    return (
      <>
        <p className={classes.lead}>Welches passt zu dir? Du kannst es gleich noch anpassen.</p>
        <ul className={classes.list}>
          {proposals.map(({ userGoalProposalId, title }) => (
            <li key={userGoalProposalId}>
              <button type="button" className={classes.proposal} onClick={() => onChoose(title)}>
                <span className={classes.title}>{title}</span>
                <IconChevronRight aria-hidden size={20} className={classes.arrow ?? ''} />
              </button>
            </li>
          ))}
        </ul>
      </>
    )
  if (proposals)
    return (
      <StateMessage
        picture={<Spot kind="done" />}
        title={data?.length ? 'Du hast alle übernommen' : 'Noch keine Vorschläge'}
        text="Am besten passt ohnehin ein Ziel, das du selbst formulierst."
        isPartOfPage
      />
    )
  if (error)
    return (
      <FailedState
        title="Die Vorschläge sind gerade nicht erreichbar"
        text={error.message}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
        isPartOfPage
      />
    )
  return (
    <div aria-busy>
      {['one', 'two', 'three'].map((key) => (
        <Skeleton key={key} height={64} radius="md" mb={8} />
      ))}
    </div>
  )
}

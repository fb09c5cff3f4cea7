import { getUserGoalProposals, type UserGoal } from '@wohlauf/contract/goal-tracking/goal-tracking'
import { useAnswer } from '../../../api/hooks.ts'
import { FailedState } from '../../../ui/feedback/failed-state.tsx'
import { Spot } from '../../../ui/feedback/spot.tsx'
import { StateMessage } from '../../../ui/feedback/state-message.tsx'
import { ChoiceList, ChoiceListWaiting } from '../../../ui/fields/choice-list.tsx'

type ProposalsToChooseProps = { goals: readonly UserGoal[]; onChoose: (title: string) => void }

/** The app's proposals, without those that are already the user's goals by the same words. */
export const ProposalsToChoose = ({ goals, onChoose }: ProposalsToChooseProps) => {
  const { data, error, refetch, isFetching } = useAnswer(getUserGoalProposals, {}, { isSilent: true })
  const proposals = data?.filter(({ title }) => !goals.some((goal) => goal.title === title))
  if (proposals?.length)
    return (
      <ChoiceList
        lead="Welches passt zu dir? Du kannst es gleich noch anpassen."
        choices={proposals.map(({ userGoalProposalId, title }) => ({ id: userGoalProposalId, title }))}
        onChoose={({ title }) => onChoose(title)}
      />
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
  return <ChoiceListWaiting />
}

import { getUserGoalProposals, type UserGoal } from '@wohlauf/contract/goal-tracking/goal-tracking'
import type { OutputOf } from '@wohlauf/contract/operation'
import { useAnswer } from '../../../api/hooks.ts'
import { Answered } from '../../../ui/feedback/answered.tsx'
import { StateMessage } from '../../../ui/feedback/state-message.tsx'
import { ChoiceList, ChoiceListWaiting } from '../../../ui/fields/choice-list.tsx'

type ProposalsToChooseProps = { goals: readonly UserGoal[]; onChoose: (title: string) => void }

type ProposalsProps = ProposalsToChooseProps & { all: OutputOf<typeof getUserGoalProposals> }

const Proposals = ({ all, goals, onChoose }: ProposalsProps) => {
  const proposals = all.filter(({ title }) => !goals.some((goal) => goal.title === title))
  return proposals.length > 0 ? (
    <ChoiceList
      lead="Welches passt zu dir? Du kannst es gleich noch anpassen."
      choices={proposals.map(({ userGoalProposalId, title }) => ({ id: userGoalProposalId, title }))}
      onChoose={({ title }) => onChoose(title)}
    />
  ) : (
    <StateMessage
      spot="done"
      title={all.length > 0 ? 'Du hast alle übernommen' : 'Noch keine Vorschläge'}
      text="Am besten passt ohnehin ein Ziel, das du selbst formulierst."
      isPartOfPage
    />
  )
}

/** The app's proposals, without those whose titles the user's goals already have. */
export const ProposalsToChoose = (props: ProposalsToChooseProps) => (
  <Answered
    query={useAnswer(getUserGoalProposals, {}, { isSilent: true })}
    failure="Die Vorschläge sind gerade nicht erreichbar"
    placeholder={<ChoiceListWaiting />}
  >
    {(all) => <Proposals {...props} all={all} />}
  </Answered>
)

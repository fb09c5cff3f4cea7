import { getHelpfulCountsAsManager, MIN_SHOWN_VOTES } from '@wohlauf/contract/feedback/feedback-as-manager'
import { useAnswer } from '../../../api/hooks.ts'
import { ManagedRows } from '../../../authoring/list/managed-list.tsx'
import { ManagedRow } from '../../../authoring/list/managed-row.tsx'
import { SubjectLink } from './subject-link.tsx'

/** How many learners found each item helpful, the least helpful first. */
export const CountList = () => (
  <ManagedRows
    answer={useAnswer(getHelpfulCountsAsManager, {}, { isSilent: true })}
    idOf={({ subject }) => subject.itemId}
    emptyText={`Sobald etwa ${MIN_SHOWN_VOTES} Personen zu einer Seite geantwortet haben, steht sie hier. Gezählt wird einmal im Monat und gerundet: So lässt sich nicht erkennen, wer wie geantwortet hat.`}
  >
    {({ subject, helpful, notHelpful }) => (
      <ManagedRow
        title={<SubjectLink subject={subject} />}
        note={`Etwa ${helpful} von ${helpful + notHelpful} fanden es hilfreich`}
        actions={null}
      />
    )}
  </ManagedRows>
)

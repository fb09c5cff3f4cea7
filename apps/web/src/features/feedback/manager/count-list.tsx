import { getHelpfulCountsAsManager } from '@wohlauf/contract/feedback/feedback-as-manager'
import { PEOPLE_FOR_ESTIMATES } from '@wohlauf/contract/values/limits/report-limits'
import { useAnswer } from '../../../api/hooks.ts'
import { ManagedRows } from '../../../authoring/list/managed-list.tsx'
import { ManagedRow } from '../../../authoring/list/managed-row.tsx'
import { SubjectLink } from './subject-link.tsx'

/** How many learners found each item helpful, the least helpful first. */
export const CountList = () => (
  <ManagedRows
    answer={useAnswer(getHelpfulCountsAsManager, {}, { isSilent: true })}
    idOf={({ subject }) => subject.itemId}
    emptyText={`Sobald etwa ${PEOPLE_FOR_ESTIMATES} Personen zu einer Seite geantwortet haben, steht sie hier. Gezählt wird einmal im Monat und geschätzt: Der Zufall zählt mit, damit sich nicht erkennen lässt, wer wie geantwortet hat.`}
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

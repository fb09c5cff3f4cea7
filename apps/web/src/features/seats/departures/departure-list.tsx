import { Button } from '@mantine/core'
import { shortDate } from '@wohlauf/contract/rules/calendar-days'
import { undoDepartureAsManager } from '@wohlauf/contract/seats/departures-as-manager'
import { type Departure, getDeparturesAsManager } from '@wohlauf/contract/seats/managed-departures'
import { useCommand } from '../../../api/hooks.ts'
import { usePagedAnswer } from '../../../api/paged-answer.ts'
import { ManagedRows } from '../../../authoring/list/managed-list.tsx'
import { ManagedRow } from '../../../authoring/list/managed-row.tsx'
import { notify } from '../../../ui/feedback/snackbar-queue.ts'
import { Section } from '../../../ui/layout/section.tsx'
import { AddressText } from '../address-text.tsx'
import { nameOf } from '../seat-note.ts'

const DepartureRow = ({ departure }: { departure: Departure }) => {
  const { departureId, emailAddress, deletedOn } = departure
  const { mutate, isPending } = useCommand(undoDepartureAsManager, {
    onSuccess: () => notify('success', 'Der Zugang gilt wieder. Die Person wird per E-Mail benachrichtigt.'),
  })
  const note = `Ausgeschieden, Löschung am ${shortDate(deletedOn)}`
  const name = nameOf(departure)
  return (
    <ManagedRow
      title={<AddressText emailAddress={emailAddress} />}
      note={name ? `${name} · ${note}` : note}
      actions={
        <Button
          variant="light"
          loading={isPending}
          onClick={() => mutate({ departureId })}
          aria-label={`Rückgängig machen: ${emailAddress}`}
        >
          Rückgängig machen
        </Button>
      }
    />
  )
}

export const DepartureList = ({ sponsorId }: { sponsorId: string }) => {
  const answer = usePagedAnswer(getDeparturesAsManager, { sponsorId })
  return (
    <Section title="Ausgeschieden">
      <ManagedRows
        answer={answer}
        idOf={({ departureId }) => departureId}
        emptyText="Niemand ist ausgeschieden."
        isDense
      >
        {(departure) => <DepartureRow departure={departure} />}
      </ManagedRows>
    </Section>
  )
}

import { getFeedbackMessagesAsManager } from '@wohlauf/contract/feedback/feedback-as-manager'
import {
  getStatesOfModulesAsManager,
  type ModuleState,
} from '@wohlauf/contract/modules/module-versions-as-manager'
import { getModulesAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import { seatUse } from '@wohlauf/contract/rules/seat-use'
import { getSponsorsAsManager, type ManagedSponsor } from '@wohlauf/contract/seats/managed-sponsors'
import { useAnswer } from '../../../api/hooks.ts'
import { openChangesText } from '../../../authoring/publishing/state-text.ts'
import { subjectName } from '../../../features/feedback/manager/subject-link.tsx'
import { useAppSettings } from '../../../session/app-settings.ts'
import { germanDate } from '../../../ui/time/berlin-time.ts'
import { type OverviewRow, OverviewRows } from './overview-rows.tsx'

/** The newest messages; the list contains the others. */
const MAX_MESSAGES = 5

const SILENT = { isSilent: true, refetchOnReturn: true } as const

const seatsRow = ({ sponsorId, name, availableSeats, usedSeats }: ManagedSponsor): OverviewRow | null => {
  const { freeSeats, state } = seatUse(availableSeats, usedSeats)
  if (state === 'enough') return null
  const free =
    freeSeats === 1 ? 'nur noch 1 Lizenz frei' : `nur noch ${freeSeats.toLocaleString('de')} Lizenzen frei`
  return {
    id: sponsorId,
    title: name,
    note: `Sponsor · ${state === 'none' ? 'alle Lizenzen vergeben' : free}`,
    target: { to: 'manage-sponsors-manage-seats', params: { sponsorId } },
  }
}

/** Modules with unpublished changes. */
const useUnpublishedRows = (): { isLoading: boolean; rows: OverviewRow[] } => {
  const answer = useAnswer(getStatesOfModulesAsManager, {}, SILENT)
  const states = (answer.data ?? []).filter(({ openChanges }) => openChanges > 0)
  const modules = useAnswer(getModulesAsManager, {}, { ...SILENT, isEnabled: states.length > 0 })
  const stateOf = new Map<string, ModuleState>(states.map((state) => [state.moduleId, state]))
  const rows = (modules.data ?? []).flatMap(({ moduleId, number, title }): OverviewRow[] | OverviewRow => {
    const state = stateOf.get(moduleId)
    return state
      ? {
          id: moduleId,
          title: `Modul ${number}: ${title}`,
          note: `Modul · ${openChangesText(state.openChanges)}`,
          target: { to: 'manage-modules-content-management', params: { id: moduleId } },
        }
      : []
  })
  return { isLoading: answer.isLoading || modules.isLoading, rows }
}

export const WaitingSection = () => {
  const hasSponsors = useAppSettings()?.appEnabledFeatures.includes('SPONSORS') ?? false
  const messages = useAnswer(getFeedbackMessagesAsManager, { isDone: false, limit: MAX_MESSAGES }, SILENT)
  const sponsors = useAnswer(getSponsorsAsManager, {}, { ...SILENT, isEnabled: hasSponsors })
  const unpublishedRows = useUnpublishedRows()
  const isWaiting = messages.isLoading || sponsors.isLoading || unpublishedRows.isLoading
  const rows = [
    ...(sponsors.data ?? []).flatMap((sponsor) => seatsRow(sponsor) ?? []),
    ...unpublishedRows.rows,
    ...(messages.data?.items ?? []).map(
      ({ feedbackMessageId, subject, reason, message, receivedOn }): OverviewRow => ({
        id: feedbackMessageId,
        title: subjectName(subject),
        note: `${reason === 'FAULT' ? 'Fehler' : 'Kommentar'} · ${germanDate(receivedOn)} · ${message}`,
        target: { to: 'manage-feedback-feedback-list' },
      }),
    ),
  ]
  return (
    <OverviewRows
      title="Das wartet"
      emptyText="Gerade wartet nichts."
      failure={messages.error?.message ?? sponsors.error?.message}
      rows={isWaiting ? undefined : rows}
    />
  )
}

import { companyAsOwner } from '@wohlauf/contract/rules/company-name'
import '@mantine/core/styles/Skeleton.css'
import { Button, Skeleton } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import { getSponsorSeatsAsManager } from '@wohlauf/contract/seats/sponsor-seats'
import { Suspense, useState } from 'react'
import IconUserPlus from '~icons/tabler/user-plus'
import { isUnknownId } from '../../api/call-error.ts'
import { usePagedAnswer } from '../../api/paged-answer.ts'
import { ManagedRows } from '../../authoring/list/managed-list.tsx'
import { useDialogTask } from '../../authoring/use-dialog-task.ts'
import { errorsIn } from '../../forms/errors-in.ts'
import { RouteLink } from '../../routes/route-link.tsx'
import { useLazyDialog } from '../../ui/dialogs/use-lazy-dialog.ts'
import { lazyDialog } from '../../ui/feedback/lazy-part.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { useSettled } from '../../ui/state/use-settled.ts'
import { DepartureList } from './departures/departure-list.tsx'
import { LinkBanner } from './link/link-banner.tsx'
import { SeatFilter, type SeatView } from './seat-filter.tsx'
import classes from './seat-page.module.css'
import { SeatRow } from './seat-row.tsx'
import { SeatSummary } from './seat-summary.tsx'
import type { SeatTask } from './seat-task.ts'
import { UnknownSponsor } from './unknown-sponsor.tsx'

const InviteDialog = lazyDialog(() => import('./invite/invite-dialog.tsx'))
const RevokeDialog = lazyDialog(() => import('./revoke-dialog.tsx'))
const LinkDialog = lazyDialog(() => import('./link-dialog.tsx'))

/** A pause in typing: shorter ones would send a search for each letter. */
const PAUSE_MS = 250

type SeatPageProps = {
  sponsorId: string
  isOwn?: boolean
}

/** Specification, manager area, section 2. */
export const SeatPage = ({ sponsorId, isOwn = false }: SeatPageProps) => {
  const state = useLocation({ select: (location) => location.state as { search?: string } })
  const [input, setInput] = useState(state.search ?? '')
  const [view, setView] = useState<SeatView>(null)
  const status = view === 'DEPARTED' ? null : view
  const searchText = useSettled(input, PAUSE_MS).trim()
  const { search: searchError } = errorsIn(getSponsorSeatsAsManager, { sponsorId, search: searchText })
  const answer = usePagedAnswer(
    getSponsorSeatsAsManager,
    {
      sponsorId,
      ...(status ? { status } : {}),
      ...(searchText && !searchError ? { search: searchText } : {}),
    },
    { list: 'seats', keepsPrevious: (former) => former?.sponsorId === sponsorId },
  )
  const { first } = answer
  const { task, isOpen, opening, begin, end } = useDialogTask<SeatTask>()
  const dialog = { isOpen, onClose: end }
  const invitation = useLazyDialog()
  const isFiltered = status !== null || searchText !== ''
  const departures = first?.departures ?? 0
  const search = (text: string) => {
    setInput(text)
    // The search finds seats only.
    setView(status)
  }
  const isAnyUsed = first && Object.values(first.seatsByStatus).some((seats) => seats > 0)
  const title = isOwn || !first ? 'Lizenzen' : `Lizenzen ${companyAsOwner(first.sponsorName)}`
  if (!first && isUnknownId(answer.error)) return <UnknownSponsor />
  return (
    <Page title={title} isTitleHidden>
      <PageHead
        title={title}
        actions={
          <Button
            leftSection={<IconUserPlus aria-hidden size={20} />}
            disabled={!first || first.freeSeats === 0}
            onClick={invitation.open}
            aria-haspopup="dialog"
          >
            Benutzer einladen
          </Button>
        }
      />
      {first ? (
        <div className={classes.intro}>
          <SeatSummary
            freeSeats={first.freeSeats}
            availableSeats={first.availableSeats}
            graceDays={first.graceDaysAfterRevoking}
          />
          {!isOwn && (
            <p className={classes.links}>
              <RouteLink to="manage-sponsors-sponsor-list">Alle Sponsoren</RouteLink>
              <RouteLink to="sponsor-report-report-of-sponsor" params={{ sponsorId }}>
                Bericht
              </RouteLink>
            </p>
          )}
          <LinkBanner
            sponsorId={sponsorId}
            link={first.registrationLink}
            rules={first.registrationLinkRules}
          />
          {(isAnyUsed || isFiltered || departures > 0) && (
            <SeatFilter
              seatsByStatus={first.seatsByStatus}
              departures={departures}
              view={view}
              onView={setView}
              search={input}
              searchError={searchError}
              onSearch={search}
            />
          )}
        </div>
      ) : (
        !answer.error && <Skeleton aria-busy height={480} />
      )}
      {view === 'DEPARTED' && departures > 0 && <DepartureList sponsorId={sponsorId} />}
      {(first || answer.error) && !(view === 'DEPARTED' && departures > 0) && (
        <ManagedRows
          answer={answer}
          idOf={({ usedSeatId }) => usedSeatId}
          emptyText={isFiltered && isAnyUsed ? 'Dazu gibt es keine Lizenz.' : 'Noch keine Lizenzen vergeben.'}
          isDense
        >
          {(seat) => <SeatRow seat={seat} onTask={begin} />}
        </ManagedRows>
      )}
      <Suspense>
        {invitation.isWanted && first && (
          <InviteDialog
            isOpen={invitation.isOpen}
            onClose={invitation.close}
            sponsorId={sponsorId}
            freeSeats={first.freeSeats}
          />
        )}
      </Suspense>
      <Suspense key={opening}>
        {task?.kind === 'revoke' && first && (
          <RevokeDialog {...dialog} seat={task.seat} graceDays={first.graceDaysAfterRevoking} />
        )}
        {task?.kind === 'link' && <LinkDialog {...dialog} seat={task.seat} link={task.link} />}
      </Suspense>
    </Page>
  )
}

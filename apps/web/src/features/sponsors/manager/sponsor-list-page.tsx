import { getSponsorsAsManager, type ManagedSponsor } from '@wohlauf/contract/seats/managed-sponsors'
import { SPONSOR } from '@wohlauf/contract/seats/sponsors-as-manager'
import IconLicense from '~icons/tabler/license'
import IconPencil from '~icons/tabler/pencil'
import IconUserPlus from '~icons/tabler/user-plus'
import { managedListPage } from '../../../authoring/list/managed-list-page.tsx'
import { UndeliverableInvitations } from '../../../authoring/undeliverable-invitations.tsx'
import { lazyDialog } from '../../../ui/feedback/lazy-part.tsx'
import { SeatUse } from '../../../ui/figures/seat-use.tsx'
import { SeatsLink } from './seats-link.tsx'

const SponsorDialog = lazyDialog(() => import('./sponsor-dialog.tsx'))
const SponsorNameDialog = lazyDialog(() => import('./sponsor-name-dialog.tsx'))
const SponsorSeatsDialog = lazyDialog(() => import('./sponsor-seats-dialog.tsx'))
const InviteSponsorManagersDialog = lazyDialog(() => import('./invite-sponsor-managers-dialog.tsx'))

export default managedListPage<ManagedSponsor>({
  kind: SPONSOR,
  title: 'Sponsoren',
  query: getSponsorsAsManager,
  emptyText: 'Noch keine Sponsoren angelegt.',
  nameOf: ({ name }) => name,
  rowOf: (sponsor) => ({
    link: <SeatsLink sponsor={sponsor} />,
    note: (
      <>
        <span>{sponsor.availableSeats.toLocaleString('de')} Lizenzen</span>
        <SeatUse availableSeats={sponsor.availableSeats} usedSeats={sponsor.usedSeats} />
        <UndeliverableInvitations addresses={sponsor.undeliverableInvitations} />
      </>
    ),
  }),
  NewDialog: SponsorDialog,
  actions: [
    { label: 'Namen bearbeiten', icon: IconPencil, Dialog: SponsorNameDialog },
    { label: 'Lizenzen anpassen', icon: IconLicense, Dialog: SponsorSeatsDialog },
    { label: 'Sponsor-Manager einladen', icon: IconUserPlus, Dialog: InviteSponsorManagersDialog },
  ],
})

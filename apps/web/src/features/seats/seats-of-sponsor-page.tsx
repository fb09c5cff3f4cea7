import { useRouteParams } from '../../routes/use-route-params.ts'
import { SeatPage } from './seat-page.tsx'

const SeatsOfSponsorPage = () => {
  const { sponsorId } = useRouteParams('manage-sponsors-manage-seats')
  // Unsent invitations belong to this sponsor only.
  return <SeatPage key={sponsorId} sponsorId={sponsorId} />
}

export default SeatsOfSponsorPage

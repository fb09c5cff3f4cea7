import { useRouteParams } from '../../routes/use-route-params.ts'
import { SeatPage } from './seat-page.tsx'

/** One sponsor's seats, for the app's managers. */
const SeatsOfSponsorPage = () => {
  const { sponsorId } = useRouteParams('manage-sponsors-manage-seats')
  // What was typed to invite people belongs to this sponsor only.
  return <SeatPage key={sponsorId} sponsorId={sponsorId} />
}

export default SeatsOfSponsorPage

import { useRouteParams } from '../../routes/use-route-params.ts'
import { SeatPage } from './seat-page.tsx'

/** One sponsor's seats, for the app's managers. */
const SeatsOfSponsorPage = () => {
  const { sponsorId } = useRouteParams('manage-sponsors-manage-seats')
  return <SeatPage sponsorId={sponsorId} />
}

export default SeatsOfSponsorPage

import { useRouteParams } from '../../routes/use-route-params.ts'
import { ReportOfSponsor } from './report.tsx'

/** For app managers: the report of any sponsor. */
const ReportOfSponsorPage = () => {
  const { sponsorId } = useRouteParams('sponsor-report-report-of-sponsor')
  return <ReportOfSponsor key={sponsorId} sponsorId={sponsorId} />
}

export default ReportOfSponsorPage

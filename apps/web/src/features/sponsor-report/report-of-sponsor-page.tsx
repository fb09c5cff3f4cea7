import { useRouteParams } from '../../routes/use-route-params.ts'
import { ReportOfSponsor } from './report.tsx'

const ReportOfSponsorPage = () => {
  const { sponsorId } = useRouteParams('sponsor-report-report-of-sponsor')
  return <ReportOfSponsor key={sponsorId} sponsorId={sponsorId} />
}

export default ReportOfSponsorPage

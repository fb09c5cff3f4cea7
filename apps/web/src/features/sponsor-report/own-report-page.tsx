import { NotFound } from '../../session/not-found.tsx'
import { useSessionUser } from '../../session/session.ts'
import { ReportOfSponsor } from './report.tsx'

const OwnReportPage = () => {
  const sponsorId = useSessionUser()?.role.meta.sponsorId
  return sponsorId ? <ReportOfSponsor sponsorId={sponsorId} /> : <NotFound />
}

export default OwnReportPage

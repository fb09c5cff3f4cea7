import { useSessionUser } from '../../session/session.ts'
import { NotFoundMessage } from '../../ui/feedback/not-found-message.tsx'
import { ReportOfSponsor } from './report.tsx'

const OwnReportPage = () => {
  const sponsorId = useSessionUser()?.role.meta.sponsorId
  return sponsorId ? <ReportOfSponsor sponsorId={sponsorId} /> : <NotFoundMessage />
}

export default OwnReportPage

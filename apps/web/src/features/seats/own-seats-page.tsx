import { useSessionUser } from '../../session/session.ts'
import { SeatPage } from './seat-page.tsx'

const OwnSeatsPage = () => {
  const sponsorId = useSessionUser()?.role.meta.sponsorId
  return sponsorId ? <SeatPage sponsorId={sponsorId} isOwn /> : null
}

export default OwnSeatsPage

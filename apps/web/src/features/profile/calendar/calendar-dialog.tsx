import '@mantine/core/styles/Skeleton.css'
import { Skeleton } from '@mantine/core'
import { getCalendarFeed } from '@wohlauf/contract/calendar-feed/calendar-feed'
import { useAnswer } from '../../../api/hooks.ts'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { Answered } from '../../../ui/feedback/answered.tsx'
import { CalendarOffer } from './calendar-offer.tsx'
import { OwnCalendar } from './own-calendar.tsx'

const CalendarSetup = () => (
  <Answered
    query={useAnswer(getCalendarFeed, {}, { isSilent: true })}
    failure="Die Adresse für deinen Kalender ist gerade nicht erreichbar"
    placeholder={<Skeleton height={220} radius={14} aria-busy />}
  >
    {({ feed }) => (feed ? <OwnCalendar key={feed.number} feed={feed} /> : <CalendarOffer />)}
  </Answered>
)

const CalendarDialog = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => (
  <Dialog isOpen={isOpen} onClose={onClose} title="Kalender" isTall>
    <CalendarSetup />
  </Dialog>
)

export default CalendarDialog

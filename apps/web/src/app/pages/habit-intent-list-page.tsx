import { HabitIntentListPage as HabitIntentList } from '../../features/habits/habit-intent-list-page.tsx'
import { NotificationsCard } from '../../features/profile/notifications/notifications-card.tsx'
import { useSessionUserWithDevices } from '../../session/session.ts'

const HabitIntentListPage = () => {
  const user = useSessionUserWithDevices()
  return <HabitIntentList settings={user && <NotificationsCard user={user} />} />
}

export default HabitIntentListPage

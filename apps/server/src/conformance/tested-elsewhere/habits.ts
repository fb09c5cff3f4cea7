import type { TestedElsewhere } from '../tested-elsewhere.ts'

export const TESTED_ELSEWHERE: TestedElsewhere = {
  'contexts/habits/min-runtime-points.test.ts': ['markMinRuntimeAsCelebrated'],
  'contexts/habits/operations/create-habit-log-command.test.ts': ['deleteHabitLog'],
  'contexts/habits/operations/get-habit-look-back-query.test.ts': ['getHabits'],
  'contexts/habits/operations/habits-as-manager.test.ts': [
    'createHabitAsManager',
    'getHabitsAsManager',
    'updateHabitAsManager',
  ],
  'contexts/habits/operations/pause-habit-intent-command.test.ts': ['endPauseOfHabitIntent'],
  'contexts/habits/operations/update-habit-intent-command.test.ts': [
    'disableHabitIntent',
    'enableHabitIntent',
  ],
  'contexts/reminders/reminders.test.ts': ['markAllNotificationsAsSeen', 'markNotificationAsSeen'],
  // Every test of habits and reminders reads its results with these operations.
  'testing/people/habits.ts': ['getHabitLookBack', 'getNotificationStatus', 'getUnseenNotifications'],
}

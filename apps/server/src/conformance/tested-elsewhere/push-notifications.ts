import type { TestedElsewhere } from '../tested-elsewhere.ts'

export const TESTED_ELSEWHERE: TestedElsewhere = {
  'contexts/push-notifications/push.test.ts': ['acceptPushNotifications', 'rejectPushNotifications'],
}

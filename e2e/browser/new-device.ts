import type { Page } from '@playwright/test'
import { rejectPushNotifications } from '@wohlauf/contract/push-notifications/push-notifications'

/**
 * Resolves when a new device has reported that it takes no messages, as headless browsers do. Called before the page is opened: the report
 * is a command, after which the page asks for its person again.
 */
export const reportOfNewDevice = async (page: Page): Promise<void> => {
  await page.waitForResponse((response) => response.url().includes(rejectPushNotifications.path))
}

import type { Locator, Page } from '@playwright/test'

/**
 * The menus: in the header on wide screens, in the bar at the bottom on phones; only one of the two is
 * visible.
 */
export const menus = (page: Page): Locator => page.getByRole('navigation', { name: /menü$/i })

/** Opens a page by its menu; on a phone a learner's menus are pages themselves. */
export const choose = async (page: Page, group: string, label: string): Promise<void> => {
  const area = menus(page).getByRole('link', { name: group, exact: true })
  const opener = area.or(menus(page).getByRole('button', { name: group, exact: true }))
  await opener.waitFor()
  const isPage = (await area.count()) > 0
  await opener.click()
  const entry = isPage
    ? page.getByRole('main').getByRole('link', { name: label, exact: true })
    : page.getByRole('menuitem', { name: label, exact: true })
  await entry.click()
}

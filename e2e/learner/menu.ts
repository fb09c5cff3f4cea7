import type { Locator, Page } from '@playwright/test'

/**
 * The menus: in the header on wide screens, in the bar at the bottom on phones; only one of the two is
 * visible.
 */
export const menus = (page: Page): Locator => page.getByRole('navigation', { name: /menü$/i })

/** A menu's entry; opens the menu. */
const menuEntry = async (page: Page, group: string, label: string): Promise<Locator> => {
  await menus(page).getByRole('button', { name: group }).click()
  return page.getByRole('menuitem', { name: label })
}

export const choose = async (page: Page, group: string, label: string): Promise<void> => {
  await (await menuEntry(page, group, label)).click()
}

import { getAppsAsAdmin } from '@wohlauf/contract/administration/administration-apps'
import { adminPathTo } from '@wohlauf/contract/routes/admin-routes'
import { useAnswer } from '../../api/hooks.ts'
import { containsWords } from '../../authoring/list/list-view.ts'
import type { JumpSearch } from '../../features/jump/jump.tsx'

/** Results per group; a longer query narrows them. */
const MAX_PER_GROUP = 8

/** Finds apps by their names and hosts: their row in the list, their accounts, their legal texts. */
export const useFoundApps = (input: string): JumpSearch => {
  const text = input.trim()
  const { data, error, isFetching } = useAnswer(getAppsAsAdmin, {}, { isSilent: true })
  const apps = (text === '' ? [] : (data ?? []))
    .filter(({ title, host }) => containsWords(`${title} ${host}`, text))
    .slice(0, MAX_PER_GROUP)
  const leadingTo = (
    name: string,
    targetOf: (appId: string) => { href: string; state?: { rowId: string } },
  ) => ({
    title: name,
    options: apps.map(({ appId, title, host }) => ({
      key: `${name.replaceAll(' ', '-')}-${appId}`,
      title,
      note: host,
      target: targetOf(appId),
    })),
  })
  return {
    groups: [
      leadingTo('Apps', (appId) => ({
        href: adminPathTo('admin-manage-apps-app-list'),
        state: { rowId: appId },
      })),
      leadingTo('Benutzer der App', (appId) => ({
        href: `${adminPathTo('admin-user-management-user-list')}?app=${appId}`,
      })),
      leadingTo('Rechtstexte der App', (appId) => ({
        href: adminPathTo('admin-manage-apps-legal-texts', { appId }),
      })),
    ],
    isWaiting: text !== '' && !data && isFetching,
    failure: text !== '' && !data && !isFetching ? (error?.message ?? null) : null,
  }
}

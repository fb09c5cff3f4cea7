import { getAppsAsAdmin } from '@wohlauf/contract/administration-apps'
import { useAnswer } from '../../api/hooks.ts'
import { ManagedList } from '../../authoring/managed-list.tsx'
import { useChosenApp } from './use-chosen-app.ts'
import { UsersOfApp } from './users-of-app.tsx'

/** The users of one app, which is kept in the page's address; of the first app when it names none. */
const UserListPage = () => {
  const apps = useAnswer(getAppsAsAdmin, {}, { isSilent: true })
  const { chosen, choose } = useChosenApp()
  const app = apps.data?.find(({ appId }) => appId === chosen) ?? apps.data?.[0]
  if (apps.data && app) return <UsersOfApp app={app} apps={apps.data} onApp={choose} />
  return (
    <ManagedList
      title="Benutzer"
      answer={{ ...apps, data: apps.data }}
      idOf={({ appId }) => appId}
      emptyText="Noch keine Apps angelegt."
      isDense
    >
      {() => null}
    </ManagedList>
  )
}

export default UserListPage

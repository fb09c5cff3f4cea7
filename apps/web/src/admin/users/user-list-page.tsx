import { getAppsAsAdmin } from '@wohlauf/contract/administration/administration-apps'
import { useAnswer } from '../../api/hooks.ts'
import { ManagedList } from '../../authoring/list/managed-list.tsx'
import { useChosenApp } from '../use-chosen-app.ts'
import { UsersOfApp } from './users-of-app.tsx'

const UserListPage = () => {
  const apps = useAnswer(getAppsAsAdmin, {}, { isSilent: true })
  const { app, choose } = useChosenApp(apps.data)
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

import '@mantine/core/styles/Input.css'
import { NativeSelect, TextInput } from '@mantine/core'
import type { ManagedApp } from '@wohlauf/contract/administration/administration-apps'
import { getUsersForAppAsAdmin, type UserOfApp } from '@wohlauf/contract/administration/administration-users'
import { Suspense, useState } from 'react'
import IconSearch from '~icons/tabler/search'
import { usePagedAnswer } from '../../api/paged-answer.ts'
import { ManagedList } from '../../authoring/list/managed-list.tsx'
import { useDialogTask } from '../../authoring/use-dialog-task.ts'
import { errorsIn } from '../../forms/errors-in.ts'
import { lazyDialog } from '../../ui/feedback/lazy-part.tsx'
import { useSettled } from '../../ui/state/use-settled.ts'
import { UserRow } from './user-row.tsx'

const StatusDialog = lazyDialog(() => import('./status-dialog.tsx'))
const RemoveSecondFactorDialog = lazyDialog(() => import('./remove-second-factor-dialog.tsx'))
const VisitDialog = lazyDialog(() => import('./visit-dialog.tsx'))

const SEARCH_DELAY_MS = 250

type UsersOfAppProps = {
  app: ManagedApp
  apps: readonly ManagedApp[]
  onApp: (appId: string) => void
}

type Task = { what: 'status' | 'visit' | 'second-factor'; user: UserOfApp }

export const UsersOfApp = ({ app, apps, onApp }: UsersOfAppProps) => {
  const { appId } = app
  const [text, setText] = useState('')
  const partOfAddress = useSettled(text.trim().toLowerCase(), SEARCH_DELAY_MS)
  const { partOfAddress: textError } = errorsIn(getUsersForAppAsAdmin, { appId, partOfAddress })
  const users = usePagedAnswer(
    getUsersForAppAsAdmin,
    { appId, ...(partOfAddress && !textError ? { partOfAddress } : {}) },
    { keepsPrevious: (former) => former?.appId === appId },
  )
  const { task, isOpen, opening, begin, end } = useDialogTask<Task>()
  const dialog = { isOpen, onClose: end }
  return (
    <>
      <ManagedList
        title="Benutzer"
        answer={users}
        idOf={({ userId }) => userId}
        emptyText={
          partOfAddress
            ? `Keine Adresse enthält „${partOfAddress}“.`
            : 'In dieser App gibt es noch keine Benutzer.'
        }
        isDense
        actions={
          <>
            <NativeSelect
              aria-label="App"
              size="md"
              data={apps.map(({ appId: value, title: label }) => ({ value, label }))}
              value={appId}
              onChange={({ currentTarget }) => onApp(currentTarget.value)}
            />
            <TextInput
              type="search"
              aria-label="E-Mail Adresse suchen"
              placeholder="E-Mail Adresse suchen"
              leftSection={<IconSearch aria-hidden size={20} />}
              autoCapitalize="none"
              spellCheck={false}
              error={textError}
              value={text}
              onChange={({ currentTarget }) => setText(currentTarget.value)}
            />
          </>
        }
      >
        {(user) => (
          <UserRow
            user={user}
            onStatus={() => begin({ what: 'status', user })}
            onVisit={() => begin({ what: 'visit', user })}
            onSecondFactor={() => begin({ what: 'second-factor', user })}
          />
        )}
      </ManagedList>
      <Suspense key={opening}>
        {task?.what === 'status' && <StatusDialog {...dialog} user={task.user} />}
        {task?.what === 'second-factor' && <RemoveSecondFactorDialog {...dialog} user={task.user} />}
        {task?.what === 'visit' && <VisitDialog {...dialog} user={task.user} />}
      </Suspense>
    </>
  )
}

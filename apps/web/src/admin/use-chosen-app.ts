import { useNavigate, useSearch } from '@tanstack/react-router'
import { tabStorage } from '../ui/state/tab-storage.ts'

const NAME = 'chosen-app'

/**
 * The app in the page's address (`?app=…`), else the one that was last chosen in this tab, else the first.
 */
export const useChosenApp = <App extends { appId: string }>(apps: readonly App[] | undefined) => {
  const { app: inAddress } = useSearch({ strict: false }) as { app?: unknown }
  const navigate = useNavigate()
  const byId = (id: unknown) => apps?.find(({ appId }) => appId === id)
  return {
    app: byId(inAddress) ?? byId(tabStorage.get(NAME)) ?? apps?.[0],
    choose: (appId: string) => {
      tabStorage.set(NAME, appId)
      void navigate({ to: '.', search: { app: appId } as never, replace: true })
    },
  }
}

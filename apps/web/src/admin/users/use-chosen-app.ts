import { useNavigate, useSearch } from '@tanstack/react-router'

/** The app that a page of the admin site is about, by its id in the address: `?app=…`. */
export const useChosenApp = () => {
  const { app } = useSearch({ strict: false }) as { app?: unknown }
  const navigate = useNavigate()
  return {
    chosen: typeof app === 'string' ? app : undefined,
    choose: (appId: string) => void navigate({ to: '.', search: { app: appId } as never, replace: true }),
  }
}

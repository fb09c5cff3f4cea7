import { BRAND } from '@wohlauf/contract/values/brand'
import { useLayoutEffect } from 'react'
import { createStore, useStore } from '../state/store.ts'

/** The app's own name, which follows every page's. */
export const siteTitle = createStore<string>(BRAND)

/** Sets the title of the browser's tab, from which screen readers announce the new page: together with its heading, never after. */
export const usePageTitle = (title: string): void => {
  const site = useStore(siteTitle)
  useLayoutEffect(() => {
    document.title = `${title} · ${site}`
  }, [title, site])
}

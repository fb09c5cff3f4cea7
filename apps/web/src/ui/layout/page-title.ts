import { BRAND } from '@wohlauf/contract/values/brand'
import { useLayoutEffect } from 'react'
import { createStore, useStore } from '../state/store.ts'

/** The app's own name, appended to every page's title. */
export const siteTitle = createStore<string>(BRAND)

/**
 * Sets the title of the browser's tab, which screen readers announce with the new page: it must change
 * together with the heading, never later.
 */
export const usePageTitle = (title: string): void => {
  const site = useStore(siteTitle)
  useLayoutEffect(() => {
    document.title = `${title} · ${site}`
  }, [title, site])
}

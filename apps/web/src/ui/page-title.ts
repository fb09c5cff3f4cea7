import { BRAND } from '@wohlauf/contract/brand'
import { useEffect } from 'react'
import { createStore, useStore } from './store.ts'

/** The app's own name, which stands behind every page's. */
export const siteTitle = createStore<string>(BRAND)

/** Names the browser's tab after the page, and by that tells a screen reader where one has come. */
export const usePageTitle = (title: string): void => {
  const site = useStore(siteTitle)
  useEffect(() => {
    document.title = `${title} · ${site}`
  }, [title, site])
}

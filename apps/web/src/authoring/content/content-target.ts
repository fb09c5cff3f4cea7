import { useRouter, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'

/** A place in what is written on a page: of a module one of its pages, and an element that opens in its row. */
export type ContentTarget = { pageId: string | null; elementId: string | null }

type Parameters = { seite?: string; inhalt?: string }

/** The parameters of the address that lead there: `?seite=…&inhalt=…`. */
export const searchOf = ({ pageId, elementId }: ContentTarget): Parameters => ({
  ...(pageId === null ? {} : { seite: pageId }),
  ...(elementId === null ? {} : { inhalt: elementId }),
})

const idIn = (value: unknown): string | null => (typeof value === 'string' ? value : null)

const useChangeParameters = () => {
  const router = useRouter()
  return (search: Parameters) =>
    void router.navigate({
      to: '.',
      search: search as never,
      state: true,
      replace: true,
      resetScroll: false,
    })
}

/** Leads to a place on the page that is open, as a link from elsewhere does. */
export const useVisitContent = (): ((target: ContentTarget) => void) => {
  const change = useChangeParameters()
  return (target) => change(searchOf(target))
}

/** Hands over the place that the address names, and takes it out of the address, so that it can lead there again. */
export const useContentTarget = (onTarget: (target: ContentTarget) => void): void => {
  const { seite, inhalt } = useSearch({ strict: false }) as { seite?: unknown; inhalt?: unknown }
  const change = useChangeParameters()
  const [pageId, elementId] = [idIn(seite), idIn(inhalt)]
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the address leads anywhere
  useEffect(() => {
    if (pageId === null && elementId === null) return
    onTarget({ pageId, elementId })
    change({})
  }, [pageId, elementId])
}

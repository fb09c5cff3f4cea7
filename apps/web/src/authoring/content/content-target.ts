import { useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

/** A part of the content on a page: one of a module's pages, or an element, which opens in its row. */
export type ContentTarget = { pageId: string | null; elementId: string | null }

type Parameters = { seite?: string; inhalt?: string }

/** The parameters of an address that leads to the target: `?seite=…&inhalt=…`. */
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

/** Leads to a target on the open page, like a link from elsewhere. */
export const useVisitContent = (): ((target: ContentTarget) => void) => {
  const change = useChangeParameters()
  return (target) => change(searchOf(target))
}

/**
 * Reports the target that the address names, and removes it from the address, so that it can lead there
 * again.
 */
export const useContentTarget = (onTarget: (target: ContentTarget) => void): void => {
  const { seite, inhalt } = useSearch({ strict: false }) as { seite?: unknown; inhalt?: unknown }
  const change = useChangeParameters()
  const [pageId, elementId] = [idIn(seite), idIn(inhalt)]
  const lead = useEffectEvent((target: ContentTarget) => {
    onTarget(target)
    change({})
  })
  useEffect(() => {
    if (pageId !== null || elementId !== null) lead({ pageId, elementId })
  }, [pageId, elementId])
}

import type { Module } from '@wohlauf/contract/modules/modules'
import { isAddedPage } from '@wohlauf/contract/rules/reading'

/** A logout clears it with all other stored data. */
const STORED_AS = 'read-added-pages'

const storedIds = (): string[] => {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(STORED_AS) ?? '[]')
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

/**
 * In a completed module no page is marked as seen (specification, section 4). So the device remembers which
 * later added pages have been opened there; only the others are new.
 */
export const rememberAddedPage = (module: Module, pageIndex: number): void => {
  const page = module.pages[pageIndex]
  const ids = storedIds()
  if (!page || !isAddedPage(module, page.isSeen) || ids.includes(page.modulePageId)) return
  try {
    localStorage.setItem(STORED_AS, JSON.stringify([...ids, page.modulePageId]))
  } catch {
    // Without storage, the page stays new.
  }
}

/** The module from this device's view: added pages that were opened there count as seen. */
export const withReadAddedPages = (module: Module): Module => {
  if (!module.isCompleted) return module
  const ids = new Set(storedIds())
  return {
    ...module,
    pages: module.pages.map((page) => (ids.has(page.modulePageId) ? { ...page, isSeen: true } : page)),
  }
}

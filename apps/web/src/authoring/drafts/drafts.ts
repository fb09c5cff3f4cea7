import type { QueryClient } from '@tanstack/react-query'
import { autosaveWriterOf, hasAutosaves, loadAutosave, sendUnsent } from './autosave/autosaves.ts'
import {
  type Draft,
  type DraftFiles,
  draftKey,
  dropDraft,
  loadDraft,
  saveFiles,
  saveTyped,
  type Typed,
} from './draft-store.ts'
import { newerDraft } from './newer-draft.ts'
import { createValueWriter } from './value-writer.ts'

/** The newer one of the device's and the server's draft; null without one. */
export const readKeptDraft = async (queryClient: QueryClient, name: string): Promise<Draft | null> => {
  const key = draftKey(name)
  const ofServer = hasAutosaves(queryClient) ? loadAutosave(name) : undefined
  const [ofDevice, autosave] = await Promise.all([loadDraft(key), ofServer])
  const newer = newerDraft(ofDevice, autosave)
  // Removes its mark, too, when the server no longer has it.
  if (!newer && autosave === null) void dropDraft(key)
  return newer
}

type DraftsOf = { name: string; userId: string | null; isOnServer: boolean }

/** One form's draft, on the device and on the server. */
export const openDrafts = ({ name, userId, isOnServer }: DraftsOf) => {
  const key = draftKey(name, userId)
  const valueWriter = createValueWriter((content: Typed) => saveTyped(key, content))
  const files = createValueWriter((content: DraftFiles) => saveFiles(key, content))
  const server = isOnServer ? autosaveWriterOf(name, userId) : null
  let is: 'empty' | 'written' | 'over' = 'empty'

  /** Deletes the draft; later input is kept again. */
  const drop = () => {
    valueWriter.forget()
    files.forget()
    server?.drop()
    void dropDraft(key)
    if (is === 'written') is = 'empty'
  }
  return {
    /** What the server has; null where drafts stay on the device. */
    autosave: server?.state ?? null,
    /** Records that there is a draft from before. */
    markAsStored: () => server?.markAsStored(),
    keep: (content: Typed) => {
      if (is === 'over') return
      is = 'written'
      valueWriter.put(content)
      server?.put(content)
    },
    /** Files are on the device only. */
    keepFiles: (content: DraftFiles) => {
      if (is !== 'over') files.put(content)
    },
    drop,
    /** Deletes the draft for good: the input was saved or discarded. */
    forget: () => {
      is = 'over'
      drop()
    },
    /** The form is left. @returns whether its draft stays */
    leave: (isUnsaved: boolean): boolean => {
      if (is === 'over') return false
      // Input was typed and removed again: nothing differs from what is saved.
      if (!isUnsaved && is === 'written') drop()
      return isUnsaved
    },
    /** A page that is left has no time to write more. */
    onPageHide: () => {
      valueWriter.flush()
      files.flush()
      if (server) sendUnsent(name, server)
    },
    onOnline: () => server?.retry(),
  }
}

export type Drafts = ReturnType<typeof openDrafts>

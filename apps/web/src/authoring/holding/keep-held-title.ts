import type { QueryClient } from '@tanstack/react-query'
import { serverNow } from '../../ui/time/clock.ts'
import { draftKey, saveTyped } from '../drafts/draft-store.ts'
import { readKeptDraft } from '../drafts/drafts.ts'
import { mergeHeld } from './hand-over.ts'

type HeldTitle = { draftName: string; base: string; text: string; revision: number | undefined }

/** Stores a held title if the form was never rendered: other values of its draft stay. */
export const keepHeldTitle = async (
  queryClient: QueryClient,
  { draftName, base, text, revision }: HeldTitle,
): Promise<void> => {
  const key = draftKey(draftName)
  const draft = await readKeptDraft(queryClient, draftName)
  const values = (draft?.values ?? {}) as { title?: string }
  await saveTyped(key, {
    values: { ...values, title: mergeHeld(base, text, values.title ?? base) },
    revision: draft ? draft.revision : revision,
    savedAtMs: serverNow().getTime(),
  })
}

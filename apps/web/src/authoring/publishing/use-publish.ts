import type { HiddenItem } from '@wohlauf/contract/item-versions'
import { useCommand } from '../../api/hooks.ts'
import { notify } from '../../ui/feedback/snackbar-queue.ts'
import { sayWithButton } from '../say-with-button.tsx'
import { itemToShow, publishedText } from './publishing-texts.ts'
import { idsFieldOf, type VersionedKind } from './versioned-kind.ts'

/** Publishes items together, says what results, and offers to show one that stays hidden. */
export const usePublish = (versions: VersionedKind<never>, onDone: () => void) => {
  const { kind, subject, plural, publish: operation, show } = versions
  const ids = idsFieldOf(versions)
  const showing = useCommand(show, {
    onSuccess: () => notify('success', `${subject} ist veröffentlicht.`),
  })
  const { mutate, isPending } = useCommand(operation, {
    onSuccess: (answer, input) => {
      onDone()
      const count = (input as Record<string, readonly string[]>)[ids]?.length ?? 0
      // A server of a former version, which runs beside this one during an update, does not name them.
      const { hidden = [] } = answer as { hidden?: readonly HiddenItem[] }
      const text = publishedText({ subject, plural, count, hidden })
      const id = itemToShow({ count, hidden })
      if (id === null) notify('success', text)
      else
        sayWithButton('success', text, {
          label: 'Jetzt zeigen',
          onClick: () => showing.mutate({ [kind.id]: id }),
        })
    },
  })
  return {
    publish: (chosenIds: readonly string[], note?: string) =>
      mutate({ [ids]: chosenIds, ...(note === undefined ? {} : { note }) }),
    isPending,
  }
}

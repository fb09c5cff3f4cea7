import { useState } from 'react'

type Opened<Task> = { task: Task; isOpen: boolean; opening: number }

/**
 * The open dialog of a page, and its item. The last one stays rendered while it closes.
 *
 * @returns `opening`: the key of what renders the dialog, so that nothing is left of the item opened before; `end` closes
 *   only the opening that it was rendered for: a call that one sent may succeed while the next is open
 */
export const useDialogTask = <Task>() => {
  const [opened, setOpened] = useState<Opened<Task>>()
  const opening = opened?.opening ?? 0
  return {
    task: opened?.task,
    isOpen: opened?.isOpen ?? false,
    opening,
    begin: (task: Task) => setOpened((last) => ({ task, isOpen: true, opening: (last?.opening ?? 0) + 1 })),
    end: () => setOpened((last) => (last?.opening === opening ? { ...last, isOpen: false } : last)),
  }
}

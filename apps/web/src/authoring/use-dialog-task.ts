import { useState } from 'react'

type DialogState<Task> = { task: Task; isOpen: boolean; opening: number }

/**
 * The open dialog of a page, and its item. The last one stays rendered while it closes.
 *
 * @returns `opening`: the key of what renders the dialog, so that nothing is left of the item opened before; `end` closes
 *   only the opening that it was rendered for: a call that one sent may succeed while the next is open
 */
export const useDialogTask = <Task>() => {
  const [state, setState] = useState<DialogState<Task>>()
  const opening = state?.opening ?? 0
  return {
    task: state?.task,
    isOpen: state?.isOpen ?? false,
    opening,
    begin: (task: Task) => setState((last) => ({ task, isOpen: true, opening: (last?.opening ?? 0) + 1 })),
    end: () => setState((last) => (last?.opening === opening ? { ...last, isOpen: false } : last)),
  }
}

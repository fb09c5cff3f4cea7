import { useState } from 'react'

type DialogState<Task> = { task: Task; isOpen: boolean; opening: number }

/**
 * Keeps the last item rendered while its dialog closes.
 *
 * @returns `opening`: a key, so that no state of the previous item remains; `end` closes only the opening
 * that it belongs to
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

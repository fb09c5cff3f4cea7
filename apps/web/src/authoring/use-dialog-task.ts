import { useState } from 'react'

type Opened<Task> = { task: Task; isOpen: boolean }

/** The open dialog of a page, and its item. The last one stays rendered while it closes. */
export const useDialogTask = <Task>() => {
  const [opened, setOpened] = useState<Opened<Task>>()
  return {
    task: opened?.task,
    isOpen: opened?.isOpen ?? false,
    begin: (task: Task) => setOpened({ task, isOpen: true }),
    end: () => setOpened((last) => last && { ...last, isOpen: false }),
  }
}

import { useState } from 'react'

type Opened<Task> = { task: Task; isOpen: boolean }

/** Which of a page's dialogs stands open, and for what. What was opened last stays drawn while it closes. */
export const useDialogTask = <Task>() => {
  const [opened, setOpened] = useState<Opened<Task>>()
  return {
    task: opened?.task,
    isOpen: opened?.isOpen ?? false,
    begin: (task: Task) => setOpened({ task, isOpen: true }),
    end: () => setOpened((last) => last && { ...last, isOpen: false }),
  }
}

import { Button } from '@mantine/core'
import { IconEdit, IconPlus } from '@tabler/icons-react'
import { getHabitsAsManager } from '@wohlauf/contract/habits-as-manager'
import { lazy, Suspense } from 'react'
import { useAnswer } from '../../../api/hooks.ts'
import { ManagedList } from '../../../authoring/managed-list.tsx'
import { ManagedRow } from '../../../authoring/managed-row.tsx'
import { OPENS_ROW } from '../../../authoring/opens-row.ts'
import { useDialogTask } from '../../../authoring/use-dialog-task.ts'
import { germanDate } from '../../../ui/berlin-time.ts'

const HabitDialog = lazy(() => import('./habit-dialog.tsx'))

/** The habit to change; null for a new one. */
type HabitTask = { habitId: string | null }

const HabitListPage = () => {
  const habits = useAnswer(getHabitsAsManager, {}, { isSilent: true, refetchOnReturn: true })
  const { task, isOpen, begin, end } = useDialogTask<HabitTask>()
  return (
    <>
      <ManagedList
        title="Gewohnheiten"
        answer={habits}
        idOf={({ habitId }) => habitId}
        emptyText="Noch keine Gewohnheiten angelegt."
        actions={
          <Button
            leftSection={<IconPlus aria-hidden size={20} />}
            onClick={() => begin({ habitId: null })}
            aria-haspopup="dialog"
          >
            Gewohnheit erstellen
          </Button>
        }
      >
        {({ habitId, title, createdAt }) => (
          <ManagedRow
            title={title}
            note={`Erstellt am ${germanDate(createdAt)}`}
            actions={
              <Button
                variant="subtle"
                leftSection={<IconEdit aria-hidden size={20} />}
                onClick={() => begin({ habitId })}
                aria-label={`Bearbeiten: ${title}`}
                aria-haspopup="dialog"
                {...OPENS_ROW}
              >
                Bearbeiten
              </Button>
            }
          />
        )}
      </ManagedList>
      {task && (
        <Suspense>
          <HabitDialog
            habit={habits.data?.find(({ habitId }) => habitId === task.habitId)}
            isOpen={isOpen}
            onClose={end}
          />
        </Suspense>
      )}
    </>
  )
}

export default HabitListPage

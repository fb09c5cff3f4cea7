import { Button } from '@mantine/core'
import { IconEdit, IconPlus } from '@tabler/icons-react'
import { getHabitsAsManager } from '@wohlauf/contract/habits-as-manager'
import { lazy, Suspense, useState } from 'react'
import { useAnswer } from '../../../api/hooks.ts'
import { ManagedList } from '../../../authoring/managed-list.tsx'
import { ManagedRow } from '../../../authoring/managed-row.tsx'
import { germanDate } from '../../../ui/berlin-time.ts'

const HabitDialog = lazy(() => import('./habit-dialog.tsx'))

/** Which dialog stands open: a habit's id, or the one for a new habit. */
type Opened = { habitId: string | null; isOpen: boolean }

const HabitListPage = () => {
  const habits = useAnswer(getHabitsAsManager, {}, { isSilent: true, refetchOnReturn: true })
  const [opened, setOpened] = useState<Opened>()
  const open = (habitId: string | null) => setOpened({ habitId, isOpen: true })
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
            onClick={() => open(null)}
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
                onClick={() => open(habitId)}
                aria-label={`Bearbeiten: ${title}`}
                aria-haspopup="dialog"
              >
                Bearbeiten
              </Button>
            }
          />
        )}
      </ManagedList>
      {opened && (
        <Suspense>
          <HabitDialog
            habit={habits.data?.find(({ habitId }) => habitId === opened.habitId)}
            isOpen={opened.isOpen}
            onClose={() => setOpened({ ...opened, isOpen: false })}
          />
        </Suspense>
      )}
    </>
  )
}

export default HabitListPage

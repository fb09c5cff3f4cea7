import { Suspense } from 'react'
import IconCalendar from '~icons/tabler/calendar'
import { useLazyDialog } from '../../../ui/dialogs/use-lazy-dialog.ts'
import { lazyDialog } from '../../../ui/feedback/lazy-part.tsx'
import { RowButton } from '../settings/row-button.tsx'
import { SettingsRow } from '../settings/settings-row.tsx'

const CalendarDialog = lazyDialog(() => import('./calendar-dialog.tsx'))

export const CalendarRow = () => {
  const { isWanted, isOpen, open, close } = useLazyDialog()
  return (
    <>
      <SettingsRow
        icon={IconCalendar}
        title="Kalender"
        isLong
        value="Sieh die Zeiten deiner Gewohnheiten im Kalender deines Geräts."
        action={
          <RowButton onClick={open} aria-haspopup="dialog" aria-label="Kalender einrichten">
            Einrichten
          </RowButton>
        }
      />
      <Suspense>{isWanted && <CalendarDialog isOpen={isOpen} onClose={close} />}</Suspense>
    </>
  )
}

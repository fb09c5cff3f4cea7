import { useState } from 'react'
import { LowSeatsNotice } from '../../ui/figures/seat-use.tsx'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import { SeatHelp } from './seat-help.tsx'
import classes from './seat-page.module.css'

type SeatSummaryProps = { freeSeats: number; availableSeats: number; graceDays: number }

export const SeatSummary = ({ freeSeats, availableSeats, graceDays }: SeatSummaryProps) => {
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  return (
    <div>
      <p className={classes.free}>
        Es sind noch {freeSeats.toLocaleString('de')} von {availableSeats.toLocaleString('de')} Lizenzen
        verfügbar.
      </p>
      <LowSeatsNotice availableSeats={availableSeats} usedSeats={availableSeats - freeSeats} />
      <div className={classes.help}>
        <Disclosure
          label="Dokumentation anzeigen"
          isOpen={isHelpOpen}
          onToggle={() => setIsHelpOpen(!isHelpOpen)}
        >
          <SeatHelp graceDays={graceDays} />
        </Disclosure>
      </div>
    </div>
  )
}

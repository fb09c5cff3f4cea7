import type { Module } from '@wohlauf/contract/modules'
import type { Place } from '../rules/place.ts'
import { progressPercent } from '../rules/reading.ts'
import classes from './reading-progress.module.css'

const wordsFor = (place: Place, pageCount: number): string => {
  if (place.type === 'TABLE_OF_CONTENTS') return 'Inhaltsverzeichnis'
  return place.type === 'SUCCESS' ? 'Alle Seiten gelesen' : `Seite ${place.pageIndex + 1} von ${pageCount}`
}

/** How far through the module one is; always in sight, below the header. */
export const ReadingProgress = ({ module, place }: { module: Module; place: Place }) => {
  const percent = progressPercent(place, module.pages.length)
  return (
    <div
      className={classes.track}
      role="progressbar"
      aria-label="Fortschritt im Modul"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percent)}
      aria-valuetext={wordsFor(place, module.pages.length)}
    >
      <div className={classes.bar} style={{ scale: `${percent / 100} 1` }} />
    </div>
  )
}

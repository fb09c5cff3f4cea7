import type { Module } from '@wohlauf/contract/modules/modules'
import type { Position } from '../rules/position.ts'
import { progressPercent } from '../rules/reading.ts'
import classes from './reading-progress.module.css'

const textFor = (position: Position, { isCompleted, pages }: Module): string => {
  if (position.type === 'TABLE_OF_CONTENTS') return 'Inhaltsverzeichnis'
  if (position.type === 'MODULE') return `Seite ${position.pageIndex + 1} von ${pages.length}`
  return isCompleted && !pages.every(({ isSeen }) => isSeen) ? 'Ende des Moduls' : 'Alle Seiten gelesen'
}

export const ReadingProgress = ({ module, position }: { module: Module; position: Position }) => {
  const percent = progressPercent(position, module.pages.length)
  return (
    <div
      className={classes.track}
      role="progressbar"
      aria-label="Fortschritt im Modul"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percent)}
      aria-valuetext={textFor(position, module)}
    >
      <div className={classes.bar} style={{ scale: `${percent / 100} 1` }} />
    </div>
  )
}

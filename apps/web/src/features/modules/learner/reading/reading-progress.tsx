import type { Module } from '@wohlauf/contract/modules/modules'
import { hasAddedPages } from '@wohlauf/contract/rules/reading'
import { ShellProgress } from '../../../../ui/session/session-progress.tsx'
import { ListenButton } from '../listening/listen-button.tsx'
import type { Listening } from '../listening/use-listening.ts'
import { minutesText, spokenMinutes } from '../rules/minutes-text.ts'
import type { Position } from '../rules/position.ts'
import { progressPercent } from '../rules/reading.ts'

const LABEL = 'Fortschritt im Modul'

const textsFor = (position: Position, module: Module) => {
  const { pages, readingMinutes } = module
  const count = pages.length
  if (position.type === 'TABLE_OF_CONTENTS')
    return {
      text: minutesText(readingMinutes),
      spoken: { label: LABEL, valueText: `Inhaltsverzeichnis, ${spokenMinutes(readingMinutes)}` },
    }
  if (position.type === 'MODULE') {
    const number = position.pageIndex + 1
    const minutes = pages[position.pageIndex]?.readingMinutes ?? 1
    return {
      text: `${number} von ${count} · ${minutesText(minutes)}`,
      spoken: { label: LABEL, valueText: `Seite ${number} von ${count}, ${spokenMinutes(minutes)}` },
    }
  }
  return {
    text: `${count} von ${count}`,
    spoken: {
      label: LABEL,
      valueText: hasAddedPages(module, count) ? 'Ende des Moduls' : 'Alle Seiten gelesen',
    },
  }
}

type ReadingProgressProps = { module: Module; position: Position; listening: Listening | null }

export const ReadingProgress = ({ module, position, listening }: ReadingProgressProps) => (
  <ShellProgress percent={progressPercent(position, module.pages.length)} {...textsFor(position, module)}>
    {listening && position.type === 'MODULE' && <ListenButton listening={listening} />}
  </ShellProgress>
)

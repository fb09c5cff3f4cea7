import { VisuallyHidden } from '@mantine/core'
import '@mantine/core/styles/VisuallyHidden.css'
import type { Module } from '@wohlauf/contract/modules/modules'
import IconCheck from '~icons/tabler/check'
import IconFlag from '~icons/tabler/flag'
import IconLock from '~icons/tabler/lock'
import { NewMark } from '../../../../../ui/text/new-mark.tsx'
import { type ContentsEntry, contentsOf, type EntryState } from '../../rules/contents.ts'
import { minutesText, spokenMinutes } from '../../rules/minutes-text.ts'
import { addressOf, type Position } from '../../rules/position.ts'
import { PositionLink } from '../position-link.tsx'
import { withReadAddedPages } from '../read-added-pages.ts'
import classes from './contents-list.module.css'

/**
 * The symbol's meaning for screen readers; an open entry needs no word, and an added one has a visible mark.
 */
const SPOKEN: Record<EntryState, string> = { seen: 'gelesen', open: '', added: '', locked: 'noch gesperrt' }

const Mark = ({ entry: { state, position } }: { entry: ContentsEntry }) => (
  <span className={classes.mark} aria-hidden>
    {state === 'seen' && <IconCheck size={16} stroke={3} />}
    {state === 'locked' && <IconLock size={15} stroke={2} />}
    {(state === 'open' || state === 'added') &&
      (position.type === 'MODULE' ? position.pageIndex + 1 : <IconFlag size={16} stroke={2.25} />)}
  </span>
)

const Name = ({ entry: { title, state, readingMinutes } }: { entry: ContentsEntry }) => (
  <span className={classes.words}>
    <span className={classes.name}>
      {title}
      {SPOKEN[state] && <VisuallyHidden> ({SPOKEN[state]})</VisuallyHidden>}
      {state === 'added' && (
        <>
          {' '}
          <NewMark />
        </>
      )}
    </span>
    {readingMinutes !== null && (
      <span className={classes.minutes}>
        <VisuallyHidden>, {spokenMinutes(readingMinutes)}</VisuallyHidden>
        <span aria-hidden>{minutesText(readingMinutes)}</span>
      </span>
    )}
  </span>
)

type ContentsListProps = {
  module: Module
  /** Its entry is the current one before the address names it. */
  current?: Position
  onOpen?: () => void
}

export const ContentsList = ({ module, current, onOpen }: ContentsListProps) => {
  const entries = contentsOf(withReadAddedPages(module))
  return (
    <>
      <ol className={classes.list}>
        {entries.map((entry) => (
          <li key={entry.position.type === 'MODULE' ? entry.position.pageIndex : entry.position.type}>
            {entry.state === 'locked' ? (
              <span className={classes.entry} data-state="locked">
                <Mark entry={entry} />
                <Name entry={entry} />
              </span>
            ) : (
              <PositionLink
                moduleId={module.moduleId}
                position={entry.position}
                className={classes.entry}
                data-state={entry.state}
                aria-current={
                  current && addressOf(entry.position) === addressOf(current) ? 'page' : undefined
                }
                onClick={onOpen}
              >
                <Mark entry={entry} />
                <Name entry={entry} />
              </PositionLink>
            )}
          </li>
        ))}
      </ol>
      {entries.some(({ state }) => state === 'locked') && (
        <p className={classes.hint}>
          Die gesperrten Seiten öffnen sich der Reihe nach, sobald du weiterliest.
        </p>
      )}
    </>
  )
}

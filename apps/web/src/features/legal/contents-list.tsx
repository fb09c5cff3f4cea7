import { useRouter } from '@tanstack/react-router'
import { type MouseEvent, useMemo } from 'react'
import classes from './contents-list.module.css'
import { useCurrentSection } from './use-current-section.ts'

type ContentsListProps = {
  sections: readonly { id: string; title: string }[]
  isNumbered: boolean
  onChoose?: () => void
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** Links replace the history entry, so that "back" leaves the page instead of moving up in it. */
export const ContentsList = ({ sections, isNumbered, onChoose }: ContentsListProps) => {
  const router = useRouter()
  const ids = useMemo(() => sections.map(({ id }) => id), [sections])
  const current = useCurrentSection(ids)
  const goTo = (event: MouseEvent, id: string) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onChoose?.()
    // Keeps the version in the address.
    void router.navigate({ to: '.', search: true as never, hash: id, replace: true })
    document.getElementById(`${id}-titel`)?.focus({ preventScroll: true })
    document.getElementById(id)?.scrollIntoView()
  }
  return (
    <ol className={classes.list} data-plain={!isNumbered || undefined}>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className={classes.link}
            aria-current={id === current ? 'location' : undefined}
            onClick={(event) => goTo(event, id)}
          >
            {title}
          </a>
        </li>
      ))}
    </ol>
  )
}

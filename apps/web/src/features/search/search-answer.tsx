import '@mantine/core/styles/VisuallyHidden.css'
import { VisuallyHidden } from '@mantine/core'
import type { OutputOf } from '@wohlauf/contract/operation'
import { MAX_SEARCH_RESULTS, type searchContent } from '@wohlauf/contract/search/search'
import { FailedState } from '../../ui/feedback/failed-state.tsx'
import { StateMessage } from '../../ui/feedback/state-message.tsx'
import classes from './search.module.css'
import { SearchResultItem } from './search-result-item.tsx'

type SearchOutput = OutputOf<typeof searchContent>

const countOf = ({ results, hasMore }: SearchOutput): string => {
  if (hasMore) return `Mehr als ${MAX_SEARCH_RESULTS} Ergebnisse`
  return results.length === 1 ? '1 Ergebnis' : `${results.length} Ergebnisse`
}

const Hint = () => (
  <p className={classes.hint}>
    Gib mindestens zwei Buchstaben ein. Gesucht wird in allem, was du hier lesen kannst, auch mit kleinen
    Tippfehlern. Deine Suchen werden nicht gespeichert.
  </p>
)

const Nothing = () => (
  <StateMessage
    spot="nothing-here"
    title="Nichts gefunden"
    text="Versuche es mit einem anderen oder kürzeren Wort, oder nur mit dem wichtigsten."
    isPartOfPage
  />
)

type SearchAnswerProps = {
  isAsked: boolean
  answer: SearchOutput | undefined
  /** True while the results are those of an earlier text. */
  isStale: boolean
  failure: string | null
  onRetry: () => void
  onOpen: () => void
}

const Body = ({ isAsked, answer, isStale, failure, onRetry, onOpen }: SearchAnswerProps) => {
  if (!isAsked) return <Hint />
  if (failure)
    return (
      <FailedState
        title="Die Suche ist gerade nicht erreichbar"
        text={failure}
        onRetry={onRetry}
        isPartOfPage
      />
    )
  if (!answer) return null
  if (answer.results.length === 0) return <Nothing />
  return (
    <>
      <p className={classes.count} aria-hidden>
        {countOf(answer)}
      </p>
      <ul
        className={classes.list}
        aria-label="Ergebnisse"
        aria-busy={isStale}
        data-stale={isStale || undefined}
      >
        {answer.results.map((result) => (
          <SearchResultItem key={result.id} result={result} onOpen={onOpen} />
        ))}
      </ul>
    </>
  )
}

const announcementFor = ({ isAsked, answer, isStale, failure }: SearchAnswerProps): string => {
  if (!isAsked || !answer || isStale || failure) return ''
  return answer.results.length === 0 ? 'Nichts gefunden' : countOf(answer)
}

export const SearchAnswer = (props: SearchAnswerProps) => (
  <>
    <VisuallyHidden role="status">{announcementFor(props)}</VisuallyHidden>
    <Body {...props} />
  </>
)

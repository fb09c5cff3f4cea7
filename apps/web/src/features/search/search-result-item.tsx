import { Link, type LinkProps } from '@tanstack/react-router'
import type { HighlightedText, SearchResult } from '@wohlauf/contract/search/search'
import IconLock from '~icons/tabler/lock'
import { IconCircle } from '../../ui/media/icon-circle.tsx'
import classes from './search.module.css'
import { SHOWN_KINDS } from './search-kinds.ts'

const Highlighted = ({ parts }: { parts: HighlightedText }) =>
  parts.map(({ text, isHit }, index) => {
    // Parts have no identity, and never move.
    const key = `${index} ${text}`
    return isHit ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>
  })

const Context = ({ result: { kind, page, isExcerptOfQuiz } }: { result: SearchResult }) => (
  <span className={classes.context}>
    {page ? `Seite ${page.pageIndex + 1} in „${page.moduleTitle}“` : SHOWN_KINDS[kind].label}
    {isExcerptOfQuiz && ' · Quiz'}
    {page?.isLocked && (
      <span className={classes.locked}>
        <IconLock aria-hidden size={15} stroke={2} />
        noch gesperrt
      </span>
    )}
  </span>
)

export const SearchResultItem = ({ result, onOpen }: { result: SearchResult; onOpen: () => void }) => {
  const { icon, target } = SHOWN_KINDS[result.kind]
  return (
    <li>
      <Link {...(target(result) as LinkProps)} className={classes.result} onClick={onOpen}>
        <IconCircle icon={icon} />
        <span className={classes.facts}>
          <span className={classes.title}>
            <Highlighted parts={result.title} />
          </span>
          <Context result={result} />
          {result.excerpt.length > 0 && (
            <span className={classes.excerpt}>
              <Highlighted parts={result.excerpt} />
            </span>
          )}
        </span>
      </Link>
    </li>
  )
}

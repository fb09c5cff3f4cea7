import type { Publication } from '@wohlauf/contract/publications/publications'
import IconBook2 from '~icons/tabler/book-2'
import IconExternalLink from '~icons/tabler/external-link'
import IconWorld from '~icons/tabler/world'
import { IconCircle } from '../../../ui/media/icon-circle.tsx'
import classes from './bibliography-page.module.css'
import { addressOf } from './web-search.ts'

export const PublicationRow = ({ publication }: { publication: Publication }) => {
  const { type, title, author, publisher, release } = publication
  const isBook = type === 'BOOK'
  return (
    <li className={classes.row}>
      <a href={addressOf(publication)} target="_blank" rel="noopener noreferrer" className={classes.link}>
        <IconCircle icon={isBook ? IconBook2 : IconWorld} />
        <span className={classes.facts}>
          <span className={classes.title}>{title}</span>
          <span className={classes.copy}>
            {[author, publisher, release].filter((fact) => fact !== null).join(' · ')}
          </span>
          <span className={classes.action}>
            {isBook ? 'Im Web suchen' : 'Online lesen'}
            <IconExternalLink size={16} role="img" aria-label="in einem neuen Tab" />
          </span>
        </span>
      </a>
    </li>
  )
}

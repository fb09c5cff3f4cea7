import { Button } from '@mantine/core'
import type { ManagedBlogArticleContent } from '@wohlauf/contract/blog/blog-as-manager'
import IconEye from '~icons/tabler/eye'
import IconEyeOff from '~icons/tabler/eye-off'
import IconPencil from '~icons/tabler/pencil'
import { PublishedNote } from '../../../../authoring/list/item-row.tsx'
import { Picture } from '../../../../ui/media/picture.tsx'
import { COVER_ASPECT_RATIO } from '../cover-aspect-ratio.ts'
import type { ArticleTask } from './article-dialogs.tsx'
import classes from './article-parts.module.css'

type ArticleHeadProps = { article: ManagedBlogArticleContent; onTask: (task: ArticleTask) => void }

export const ArticleHead = ({ article, onTask }: ArticleHeadProps) => {
  const { title, image, isPublished, promotedModules } = article
  return (
    <section className={classes.card} aria-label="Titelbild und Module">
      <div className={classes.about}>
        <div className={classes.cover}>
          <Picture image={image} aspectRatio={COVER_ASPECT_RATIO} sizes="240px" isFirst />
        </div>
        <div className={classes.facts}>
          <p className={classes.state}>
            <PublishedNote {...article} />
          </p>
          <h2 className={classes.subtitle}>Weiterführende Informationen</h2>
          {promotedModules.length === 0 ? (
            <p className={classes.hint}>Noch keine Module ausgewählt.</p>
          ) : (
            <ul className={classes.modules}>
              {promotedModules.map(({ moduleId, number, title, isEnabled }) => (
                <li key={moduleId}>
                  Modul {number}: {title}
                  {!isEnabled && <span className={classes.hint}> (ausgeblendet)</span>}
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <div className={classes.actions}>
        <Button
          variant="light"
          size="sm"
          leftSection={<IconPencil aria-hidden size={18} />}
          onClick={() => onTask({ kind: 'edit' })}
          aria-haspopup="dialog"
          aria-label={`Bearbeiten: ${title}`}
        >
          Bearbeiten
        </Button>
        <Button
          variant={isPublished ? 'default' : 'filled'}
          size="sm"
          leftSection={isPublished ? <IconEyeOff aria-hidden size={18} /> : <IconEye aria-hidden size={18} />}
          onClick={() => onTask({ kind: 'publish' })}
          aria-haspopup="dialog"
        >
          {isPublished ? 'Verstecken' : 'Veröffentlichen'}
        </Button>
      </div>
    </section>
  )
}

import type { Module } from '@wohlauf/contract/modules/modules'
import { FavouriteButton } from '../../../../../items/favourite-button.tsx'
import { OfflineButton } from '../../../../../items/offline-button.tsx'
import { Picture } from '../../../../../ui/media/picture.tsx'
import { moduleStatus } from '../../module-status.ts'
import { lengthText } from '../../rules/minutes-text.ts'
import { isNextDisabled } from '../../rules/moves.ts'
import { CONTENTS } from '../../rules/position.ts'
import { PageHeading } from '../page-heading.tsx'
import { ReadingBar } from '../reading-bar.tsx'
import type { Turn } from '../use-turn.ts'
import { ContentsList } from './contents-list.tsx'
import classes from './contents-page.module.css'

type ContentsPageProps = { module: Module; turn: Turn; onNext: () => void }

export const ContentsPage = ({ module, turn, onNext }: ContentsPageProps) => (
  <div className={classes.contents}>
    <div className={classes.cover}>
      <div className={classes.picture}>
        <Picture
          image={module.image}
          aspectRatio={1.6}
          sizes="(min-width: 62em) 480px, (min-width: 48em) 672px, 92vw"
          isFirst
          isDecorative
        />
      </div>
      <div className={classes.top}>
        <p className={classes.status}>
          Modul {module.number} · {moduleStatus(module)}
          <span className={classes.length}>{lengthText(module)}</span>
        </p>
        <FavouriteButton kind="MODULE" id={module.moduleId} title={module.title} isCompact />
      </div>
      <PageHeading turn={turn} text={module.title} />
      <ReadingBar
        module={module}
        onNext={onNext}
        isNextDisabled={isNextDisabled(module, CONTENTS)}
        nextLabel={module.isCompleted ? 'Noch einmal lesen' : 'Weiter'}
        isOnContents
      />
      <div className={classes.offline}>
        <OfflineButton kind="MODULE" id={module.moduleId} title={module.title} />
      </div>
    </div>
    <nav className={classes.list} aria-labelledby="inhaltsverzeichnis">
      <h2 id="inhaltsverzeichnis" className={classes.title}>
        Inhaltsverzeichnis
      </h2>
      {module.pages.length > 0 ? (
        <ContentsList module={module} />
      ) : (
        <p className={classes.empty}>Dieses Modul hat noch keine Seiten. Schau bald wieder vorbei.</p>
      )}
    </nav>
  </div>
)

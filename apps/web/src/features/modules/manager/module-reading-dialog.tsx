import '@mantine/core/styles/Skeleton.css'
import { Skeleton } from '@mantine/core'
import type { ManagedModule } from '@wohlauf/contract/modules/modules-as-manager'
import { getModuleReadingAsManager, type ModuleReading } from '@wohlauf/contract/overview/overview'
import { DAYS_BEFORE_COUNTING, PEOPLE_FOR_ESTIMATES } from '@wohlauf/contract/values/limits/report-limits'
import { useAnswer } from '../../../api/hooks.ts'
import { useIsDeleted } from '../../../authoring/last-seen.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { Answered } from '../../../ui/feedback/answered.tsx'
import { Track } from '../../../ui/figures/track.tsx'
import { withKeys } from '../../../ui/layout/with-keys.ts'
import { germanMonth } from '../../../ui/time/berlin-time.ts'
import classes from './module-reading-dialog.module.css'

type PageReading = ModuleReading['pages'][number]
type Quiz = PageReading['quizzes'][number]

const WITHHELD = 'keine Angabe'

const percentOf = (people: number, all: number): number => Math.min(100, Math.round((100 * people) / all))

type FigureProps = { people: number | null; all: number | null }

/** A number of people and their share, as a bar and in words. */
const Figure = ({ people, all }: FigureProps) =>
  people === null ? (
    <p className={classes.withheld}>{WITHHELD}</p>
  ) : (
    <div className={classes.figure}>
      {all !== null && <Track percent={percentOf(people, all)} />}
      <p className={classes.people}>
        {`etwa ${people.toLocaleString('de')} Personen`}
        {all !== null && <span className={classes.share}>{`${percentOf(people, all)} %`}</span>}
      </p>
    </div>
  )

/**
 * Compares with the people who have reached the page: a total of the answers would reveal the withheld ones.
 */
const QuizPicks = ({ quiz: { question, answers }, reached }: { quiz: Quiz; reached: number | null }) => {
  return (
    <div className={classes.quiz}>
      <p className={classes.question}>{question}</p>
      <ul className={classes.answers}>
        {withKeys(answers, ({ text }) => text).map(({ key, item: { text, isCorrect, people } }) => (
          <li key={key}>
            <p className={classes.answer}>
              {text}
              {isCorrect && <strong className={classes.correct}>Richtig</strong>}
            </p>
            <Figure people={people} all={reached} />
          </li>
        ))}
      </ul>
    </div>
  )
}

type PageRowProps = { page: PageReading; number: number; readers: number | null }

const PageRow = ({ page: { title, reached, votes, quizzes }, number, readers }: PageRowProps) => (
  <li className={classes.page}>
    <h3 className={classes.title}>{`${number}. ${title}`}</h3>
    <Figure people={reached} all={readers} />
    {votes && (
      <p
        className={classes.votes}
      >{`Etwa ${votes.helpful} von ${votes.helpful + votes.notHelpful} fanden die Seite hilfreich.`}</p>
    )}
    {quizzes.map((quiz) => (
      <QuizPicks key={quiz.contentElementId} quiz={quiz} reached={reached} />
    ))}
  </li>
)

const Reading = ({ month, readers, finished, pages }: ModuleReading) => {
  if (month === null)
    return (
      <p>
        {`Für dieses Modul gibt es noch keine Zahlen. Gezählt wird einmal im Monat, sobald etwa ${PEOPLE_FOR_ESTIMATES} Personen etwas darin gelesen haben; ein Konto zählt ${DAYS_BEFORE_COUNTING} Tage nach der Registrierung.`}
      </p>
    )
  return (
    <>
      <p className={classes.intro}>
        {`Stand ${germanMonth(month)}. Alle Zahlen sind geschätzt: Bei jeder Person entscheidet für jede Zahl auch der Zufall, ob sie mitzählt. So lässt sich nicht erkennen, wer was gelesen hat; kleine Unterschiede bedeuten nichts. Bei 100 Personen liegt eine Zahl meist um weniger als 20 daneben.`}
      </p>
      <dl className={classes.totals}>
        <div>
          <dt>Gelesen</dt>
          <dd>{readers === null ? WITHHELD : `etwa ${readers.toLocaleString('de')}`}</dd>
        </div>
        <div>
          <dt>Beendet</dt>
          <dd>{finished === null ? WITHHELD : `etwa ${finished.toLocaleString('de')}`}</dd>
        </div>
      </dl>
      <h3 className={classes.heading}>So viele haben die Seite erreicht</h3>
      <ol className={classes.pages}>
        {pages.map((page, index) => (
          <PageRow key={page.modulePageId} page={page} number={index + 1} readers={readers} />
        ))}
      </ol>
    </>
  )
}

const ReadingOf = ({ moduleId }: { moduleId: string }) => (
  <Answered
    query={useAnswer(getModuleReadingAsManager, { moduleId }, { isSilent: true })}
    failure="Die Zahlen sind gerade nicht erreichbar"
    placeholder={<Skeleton height={240} />}
  >
    {(reading) => <Reading {...reading} />}
  </Answered>
)

type ModuleReadingDialogProps = { item: ManagedModule; isOpen: boolean; onClose: () => void }

/** Shows where readers of a module stop, and what they pick. */
const ModuleReadingDialog = ({ item: { moduleId, title }, isOpen, onClose }: ModuleReadingDialogProps) => {
  if (useIsDeleted()) return null
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Wo lesen sie nicht weiter?" width="medium" isTall>
      <p className={classes.module}>{title}</p>
      <ReadingOf moduleId={moduleId} />
    </Dialog>
  )
}

export default ModuleReadingDialog

import type { ReactNode } from 'react'
import { DIARY_STORY } from '../../../../ui/media/diary-story.ts'
import { StoryPicture } from '../../../../ui/media/story-picture.tsx'
import classes from './empty-diary.module.css'

const Story = () => (
  <ol className={classes.days}>
    {DIARY_STORY.map(({ name, entries, tip }) => (
      <li key={name} className={classes.day}>
        <h3 className={classes.name}>{name}</h3>
        {entries.map(({ key, time, meal, text, picture }) => (
          <div key={key} className={classes.entry}>
            {picture && <StoryPicture picture={picture} />}
            <p className={classes.when}>
              {time} <span>{meal}</span>
            </p>
            <p className={classes.text}>{text}</p>
          </div>
        ))}
        {tip && (
          <div className={classes.tip}>
            <p className={classes.when}>{tip.label}</p>
            <p className={classes.text}>{tip.text}</p>
          </div>
        )}
      </li>
    ))}
  </ol>
)

export const EmptyDiary = ({ newEntry }: { newEntry: ReactNode }) => (
  <div className={classes.introduction}>
    <div className={classes.lead}>
      <h1 className={classes.title}>Dein Tagebuch beginnt mit einem Bissen</h1>
      <p className={classes.copy}>
        Ein Foto oder ein Satz genügt, du zählst nichts und niemand bewertet dich. Nach ein paar Tagen siehst
        du, wann du wirklich Hunger hast, was dir guttut und was sich schon verändert hat.
      </p>
      <p className={classes.privacy}>Nur du siehst dein Tagebuch.</p>
      <div className={classes.action}>{newEntry}</div>
    </div>
    <section aria-labelledby="beispiel">
      <h2 id="beispiel" className={classes.heading}>
        So können drei Tage aussehen
      </h2>
      <Story />
      <p className={classes.end}>Drei Tage, sechs Einträge, eine Entdeckung. Welche machst du?</p>
    </section>
  </div>
)

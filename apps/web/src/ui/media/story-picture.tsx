import { useStyleOfDocument } from '../theme/use-style-of-document.ts'
import type { StoryEntry } from './diary-story.ts'
import classes from './story-picture.module.css'

const pictures = import.meta.glob<string>('../../art/story/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** Decorative: the text beside it says everything. */
export const StoryPicture = ({ picture }: { picture: NonNullable<StoryEntry['picture']> }) => {
  const style = useStyleOfDocument()
  return (
    <img
      className={classes.picture}
      src={pictures[`../../art/story/${picture}-${style}.svg`]}
      alt=""
      width={600}
      height={400}
    />
  )
}

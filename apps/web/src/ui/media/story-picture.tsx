import { Drawing } from '../pictures/drawing.tsx'
import type { StoryEntry } from './diary-story.ts'
import classes from './story-picture.module.css'

const pictures = import.meta.glob<string>('../../art/story/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
})

export const StoryPicture = ({ picture }: { picture: NonNullable<StoryEntry['picture']> }) => (
  <Drawing
    className={classes.picture}
    sourceOf={(style) => pictures[`../../art/story/${picture}-${style}.svg`]}
    width={600}
    height={400}
  />
)

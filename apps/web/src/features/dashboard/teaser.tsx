import '@mantine/core/styles/Badge.css'
import { Badge } from '@mantine/core'
import type { Image } from '@wohlauf/contract/values/image'
import type { ReactNode } from 'react'
import { Picture } from '../../ui/media/picture.tsx'
import { fittedStyle } from '../../ui/text/fitted.ts'
import classes from './teaser.module.css'

type TeaserProps = {
  image: Image
  name: string
  /** The name, as a link: the whole card is its target. */
  link: ReactNode
  note?: string
  /** A short label: 'Ungelesen'. */
  mark?: string
}

export const Teaser = ({ image, name, link, note, mark }: TeaserProps) => (
  <li className={classes.teaser}>
    <div className={classes.picture}>
      <Picture
        image={image}
        aspectRatio={1.5}
        sizes="(min-width: 62em) 336px, (min-width: 48em) 30vw, 40vw"
        isDecorative
      />
    </div>
    <div className={classes.text}>
      {mark && (
        <Badge component="span" className={classes.mark ?? ''}>
          {mark}
        </Badge>
      )}
      <h3 className={classes.title} style={fittedStyle(name)}>
        {link}
      </h3>
      {note && <p className={classes.note}>{note}</p>}
    </div>
  </li>
)

export const Teasers = ({ children }: { children: ReactNode }) => <ul className={classes.list}>{children}</ul>

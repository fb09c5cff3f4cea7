import type { BlogElementOf } from '@wohlauf/contract/values/elements/blog-elements'
import { useId } from 'react'
import IconBulb from '~icons/tabler/bulb'
import { RichText } from '../../../../ui/text/rich-text.tsx'
import classes from './tip-box.module.css'

export const TipBox = ({ element: { title, tipHtml } }: { element: BlogElementOf<'TIP_BOX'> }) => {
  const id = useId()
  return (
    <section className={classes.box} aria-labelledby={id}>
      <div className={classes.head}>
        <span className={classes.icon}>
          <IconBulb aria-hidden size={22} stroke={1.75} />
        </span>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
      </div>
      <RichText html={tipHtml} />
    </section>
  )
}

import type { BlogElementOf } from '@wohlauf/contract/values/elements/blog-elements'
import { useId } from 'react'
import { RichText } from '../../../../ui/text/rich-text.tsx'
import classes from './strategies.module.css'

export const Strategies = ({ element }: { element: BlogElementOf<'STRATEGIES'> }) => {
  const { title, headline, strategies } = element
  const id = useId()
  return (
    <section className={classes.card} aria-labelledby={id}>
      <p className={classes.headline}>{headline}</p>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      <ol className={classes.strategies}>
        {strategies.map((strategy) => (
          <li key={strategy} className={classes.strategy}>
            <RichText html={strategy} />
          </li>
        ))}
      </ol>
    </section>
  )
}

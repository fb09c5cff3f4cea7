import '@mantine/core/styles/VisuallyHidden.css'
import { VisuallyHidden } from '@mantine/core'
import { RouteLink } from '../../routes/route-link.tsx'
import { CompanyDetails } from './company-details.tsx'
import classes from './legal-blocks.module.css'
import { type Block, isParagraph, type Paragraph } from './legal-text.ts'
import { typeset } from './typeset.ts'

const Words = ({ text }: { text: Paragraph }) => {
  if (typeof text === 'string') return typeset(text)
  return text.map((phrase) => {
    if (typeof phrase === 'string') return typeset(phrase)
    if ('route' in phrase)
      return (
        <RouteLink key={phrase.text} to={phrase.route}>
          {phrase.text}
        </RouteLink>
      )
    return (
      <a key={phrase.text} href={phrase.href} target="_blank" rel="noopener noreferrer">
        {phrase.text}
        <VisuallyHidden> (öffnet in einem neuen Tab)</VisuallyHidden>
      </a>
    )
  })
}

const keyOf = (block: Block): string => JSON.stringify(block)

const BlockView = ({ block }: { block: Block }) => {
  if (isParagraph(block))
    return (
      <p>
        <Words text={block} />
      </p>
    )
  if ('subheading' in block) return <h3>{block.subheading}</h3>
  if ('company' in block) return <CompanyDetails part={block.company} />
  if ('list' in block)
    return (
      <ul>
        {block.list.map((item) => (
          <li key={keyOf(item)}>
            <Words text={item} />
          </li>
        ))}
      </ul>
    )
  return (
    <dl>
      {block.terms.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <Words text={text} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

export const LegalBlocks = ({ blocks }: { blocks: readonly Block[] }) => (
  <div className={classes.text}>
    {blocks.map((block) => (
      <BlockView key={keyOf(block)} block={block} />
    ))}
  </div>
)

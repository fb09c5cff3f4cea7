import '@mantine/core/styles/VisuallyHidden.css'
import { VisuallyHidden } from '@mantine/core'
import type { ChangedField } from '@wohlauf/contract/values/items/versions'
import { fileAddress } from '../../native/platform.ts'
import { withKeys } from '../../ui/layout/with-keys.ts'
import classes from './changed-fields.module.css'
import { type FieldLabels, labelOf } from './field-labels.ts'
import { markedWords, type Words } from './marked-words.ts'

type Value = ChangedField['is']

const MarkedWords = ({ text, state }: Words) => {
  if (state === 'same') return text
  const Mark = state === 'added' ? 'ins' : 'del'
  return (
    <Mark className={classes[state]}>
      <VisuallyHidden component="span">{state === 'added' ? '[neu: ' : '[entfernt: '}</VisuallyHidden>
      {text}
      <VisuallyHidden component="span">]</VisuallyHidden>
    </Mark>
  )
}

const MarkedText = ({ was, is }: { was: string; is: string }) => {
  const words = markedWords(was, is)
  if (words.every(({ state }) => state === 'same')) return <em>Nur die Formatierung ist anders.</em>
  return withKeys(words, ({ text }) => text).map(({ key, item }) => <MarkedWords key={key} {...item} />)
}

const textOf = (value: Value): string => {
  if (value === null) return ''
  if (typeof value === 'boolean') return value ? 'Ja' : 'Nein'
  return String(value)
}

const Pictures = ({ was, is }: ChangedField) => (
  <span className={classes.pictures}>
    {[
      { url: was, caption: 'Vorher' },
      { url: is, caption: 'Jetzt' },
    ].map(({ url, caption }) =>
      typeof url === 'string' ? (
        <figure key={caption} className={classes.picture}>
          <img src={fileAddress(url)} alt="" loading="lazy" />
          {was !== null && is !== null && <figcaption>{caption}</figcaption>}
        </figure>
      ) : null,
    )}
  </span>
)

type ChangedFieldsProps = { fields: readonly ChangedField[]; labels: FieldLabels }

export const ChangedFields = ({ fields, labels }: ChangedFieldsProps) => {
  const namedFields = fields.flatMap((field) => {
    const label = labelOf(labels, field.path)
    return label === null ? [] : [{ field, label }]
  })
  if (namedFields.length === 0) return null
  return (
    <dl className={classes.fields}>
      {namedFields.map(({ field, label }) => (
        <div key={field.path} className={classes.field}>
          <dt>{label}</dt>
          <dd>
            {/image\.url$/i.test(field.path) ? (
              <Pictures {...field} />
            ) : (
              <MarkedText was={textOf(field.was)} is={textOf(field.is)} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

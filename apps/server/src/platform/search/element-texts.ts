import type { ElementFamily } from '@wohlauf/contract/elements/element-family'
import type { ElementType } from '@wohlauf/contract/elements/element-type'
import { type TextField, textFields } from '@wohlauf/contract/values/written-rich-text'
import * as z from 'zod/mini'

const searchedTexts = ({ unsearched = {}, ...type }: ElementType): TextField[] =>
  textFields(z.object(type.written)).filter(
    ({ path }) => (path[0] ?? '') in type.shown && !(path.join('.') in unsearched),
  )

const textsAt = ({ path, profile }: TextField): string => {
  const steps = path.map((step) => (step === '*' ? '[*]' : `.${step}`))
  return `search.texts_at(given_content, '$${steps.join('')}', ${profile !== undefined})`
}

/** Elements that need a feature have no text, because the app may have switched it off. */
const textOf = (stated: ElementType): string => {
  if (stated.feature) return 'NULL'
  return `concat_ws(' · ', ${['given_title', ...searchedTexts(stated).map(textsAt)].join(', ')})`
}

/** The function `search.text_of_element`: what a learner reads of a content element before responding to it. */
export const textOfElementSql = (families: readonly ElementFamily[]): string => {
  const types = new Map(families.flatMap(({ elements }) => Object.entries(elements)))
  return `CREATE FUNCTION search.text_of_element(given_type text, given_title text, given_content jsonb)
RETURNS text
LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN CASE given_type
${[...types].map(([type, stated]) => `    WHEN '${type}' THEN ${textOf(stated)}`).join('\n')}
  END;
END $$;`
}

import type { ElementFamily } from '@wohlauf/contract/values/elements/element-family'
import type { ElementType } from '@wohlauf/contract/values/elements/element-type'
import { type TextField, textFields } from '@wohlauf/contract/values/written-rich-text'
import * as z from 'zod/mini'
import { QUIZ_BEGINS, QUIZ_ENDS, SOLUTION_BEGINS } from './quiz-marks.ts'

type Solution = NonNullable<ElementType['solution']>

const searchedTexts = ({ unsearched = {}, ...type }: ElementType): TextField[] =>
  textFields(z.object(type.written)).filter(
    ({ path }) => (path[0] ?? '') in type.shown && !(path.join('.') in unsearched),
  )

const textsAt = ({ path, profile }: TextField): string => {
  const steps = path.map((step) => (step === '*' ? '[*]' : `.${step}`))
  return `search.texts_at(given_content, '$${steps.join('')}', ${profile !== undefined})`
}

const mark = (character: string): string => `chr(${character.codePointAt(0)})`

const withSolution = (text: string, { list, isRight, text: name }: Solution): string => {
  const path = `$.${list}[*] ? (@.${isRight} == true).${name}`
  const solution = `coalesce(search.texts_at(given_content, '${path}', true), '')`
  return [mark(QUIZ_BEGINS), text, mark(SOLUTION_BEGINS), solution, mark(QUIZ_ENDS)].join(' || ')
}

/** Elements that need a feature have no text, because the app may have switched it off. */
const textOf = (elementType: ElementType): string => {
  if (elementType.feature) return 'NULL'
  const text = `concat_ws(' · ', ${['given_title', ...searchedTexts(elementType).map(textsAt)].join(', ')})`
  return elementType.solution ? withSolution(text, elementType.solution) : text
}

/**
 * The function `search.text_of_element`: the texts of a content element that a learner reads before responding to
 * it, and its solution.
 */
export const textOfElementSql = (families: readonly ElementFamily[]): string => {
  const types = new Map(families.flatMap(({ elements }) => Object.entries(elements)))
  return `CREATE FUNCTION search.text_of_element(given_type text, given_title text, given_content jsonb)
RETURNS text
LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN CASE given_type
${[...types].map(([type, elementType]) => `    WHEN '${type}' THEN ${textOf(elementType)}`).join('\n')}
  END;
END $$;`
}

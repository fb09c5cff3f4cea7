import { getCompany } from '@wohlauf/contract/legal/legal'
import type { LegalTextVersion } from '@wohlauf/contract/legal/legal-as-admin'
import { useAnswer } from '../../api/hooks.ts'
import { standardHtml } from '../../features/legal/standard-html.ts'

type Text = Pick<LegalTextVersion, 'kind' | 'bodyHtml'>

/** The text of each version; undefined while a standard text, which names the company, is not loaded yet. */
export const useTexts = (): ((text: Text) => string | undefined) => {
  const { data: company } = useAnswer(getCompany, {})
  return ({ kind, bodyHtml }) => bodyHtml ?? (company && standardHtml(kind, company))
}

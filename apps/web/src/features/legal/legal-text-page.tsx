import '@mantine/core/styles/Skeleton.css'
import { Skeleton } from '@mantine/core'
import { getLegalText } from '@wohlauf/contract/legal/legal'
import type { LegalTextKind } from '@wohlauf/contract/legal/legal-texts'
import { Suspense } from 'react'
import { isUnknownId } from '../../api/call-error.ts'
import { useAnswer } from '../../api/hooks.ts'
import { NotFound } from '../../session/not-found.tsx'
import { FailedPage } from '../../ui/feedback/answered.tsx'
import { lazyPart } from '../../ui/feedback/lazy-part.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { fittedTextProps } from '../../ui/text/fitted.ts'
import { LegalBlocks } from './legal-blocks.tsx'
import classes from './legal-page.module.css'
import { LegalPage, type ShownSection } from './legal-page.tsx'
import type { LegalText } from './legal-text.ts'
import { useVersionOfAddress } from './use-version-of-address.ts'

const OwnLegalPage = lazyPart(() => import('./own-legal-page.tsx'))

const Waiting = ({ title }: { title: string }) => (
  <Page title={title} isTitleHidden>
    <div className={classes.document} data-without-contents aria-busy>
      <h1 className={classes.title} {...fittedTextProps(title)} />
      <div className={classes.body}>
        <Skeleton height={480} />
      </div>
    </div>
  </Page>
)

type LegalTextPageProps = {
  kind: LegalTextKind
  /** A kind without a standard text has only its title here: the server answers with a text of the app, or refuses. */
  standard: Pick<LegalText, 'title'> & Partial<LegalText>
  /** After those of the text. */
  moreSections?: readonly ShownSection[]
}

/** Asks the server: only it knows which text is in force. */
export const LegalTextPage = ({ kind, standard, moreSections = [] }: LegalTextPageProps) => {
  const version = useVersionOfAddress()
  const text = useAnswer(
    getLegalText,
    { kind, ...(version ? { version } : {}) },
    { isSilent: true, refetchOnReturn: true },
  )
  const { title, lead, summary, sections = [] } = standard
  const { data, error } = text
  if (!data && isUnknownId(error)) return <NotFound />
  if (!data && error)
    return <FailedPage title={title} query={text} failure="Dieser Text ist gerade nicht erreichbar" />
  if (!data) return <Waiting title={title} />
  if (data.bodyHtml !== null)
    return (
      <Suspense fallback={<Waiting title={title} />}>
        <OwnLegalPage title={title} version={data} html={data.bodyHtml} moreSections={moreSections} />
      </Suspense>
    )
  return (
    <LegalPage
      title={title}
      version={data}
      lead={lead}
      summary={summary}
      sections={sections.map(({ id, title: name, blocks }) => ({
        id,
        title: name,
        body: <LegalBlocks blocks={blocks} />,
      }))}
    />
  )
}

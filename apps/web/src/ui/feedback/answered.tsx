import type { ReactNode } from 'react'
import { Page } from '../layout/page.tsx'
import { FailedState } from './failed-state.tsx'

type FailedQuery = {
  error: { message: string } | null
  refetch: () => unknown
  isFetching: boolean
}

/** Data that arrived once stay when a later fetch fails. */
type Query<Data> = FailedQuery & { data: Data | undefined }

type FailedAnswerProps = {
  query: FailedQuery
  /** Says what is missing: "Die Dokumente sind gerade nicht erreichbar". */
  failure: string
  isPartOfPage?: boolean
}

const STAYS = 'Was du auf diesem Gerät schon geöffnet hast, kannst du weiter lesen.'

export const FailedAnswer = ({ query, failure, isPartOfPage = false }: FailedAnswerProps) => {
  const message = query.error?.message ?? ''
  return (
    <FailedState
      title={navigator.onLine ? failure : 'Ohne Internet nicht verfügbar'}
      text={navigator.onLine ? message : `${message} ${STAYS}`}
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
      isPartOfPage={isPartOfPage}
    />
  )
}

type FailedPageProps = FailedAnswerProps & {
  /** The title of the browser's tab. */
  title: string
}

export const FailedPage = ({ title, ...props }: FailedPageProps) => (
  <Page title={title} isTitleHidden>
    <FailedAnswer {...props} />
  </Page>
)

type AnsweredProps<Data> = {
  query: Query<Data>
  failure: string
  placeholder: ReactNode
  children: (data: NonNullable<Data>) => ReactNode
}

const dataOrWaiting = <Data,>({
  query,
  placeholder,
  children,
}: Omit<AnsweredProps<Data>, 'failure'>): ReactNode => (query.data ? children(query.data) : placeholder)

export const Answered = <Data,>(props: AnsweredProps<Data>) =>
  !props.query.data && props.query.error ? (
    <FailedAnswer query={props.query} failure={props.failure} isPartOfPage />
  ) : (
    dataOrWaiting(props)
  )

type AnsweredPageProps<Data> = AnsweredProps<Data> & {
  title: string
  isTitleHidden?: boolean
  width?: 'text' | 'wide'
  /** Replaces the page when the id in its address does not exist. */
  missing?: ReactNode
  empty?: ReactNode
}

/** Without data, its message replaces the heading. */
export const AnsweredPage = <Data,>(props: AnsweredPageProps<Data>) => {
  const { query, title, isTitleHidden = false, width = 'wide', missing, empty } = props
  if (!query.data && missing) return missing
  if (!query.data && query.error)
    return (
      <Page title={title} isTitleHidden>
        <FailedAnswer query={query} failure={props.failure} />
      </Page>
    )
  if (empty && Array.isArray(query.data) && query.data.length === 0)
    return (
      <Page title={title} isTitleHidden>
        {empty}
      </Page>
    )
  return (
    <Page title={title} isTitleHidden={isTitleHidden} width={width}>
      {dataOrWaiting(props)}
    </Page>
  )
}

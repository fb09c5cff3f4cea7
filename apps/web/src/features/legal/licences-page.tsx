import '@mantine/core/styles/Skeleton.css'
import address from 'virtual:licences'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import IconChevronDown from '~icons/tabler/chevron-down'
import { Answered } from '../../ui/feedback/answered.tsx'
import { Page } from '../../ui/layout/page.tsx'
import classes from './licences-page.module.css'

/** What the build writes (`config/components.ts`): texts are numbered, because many components share one. */
type Notices = {
  texts: string[]
  components: { name: string; version: string; licence: string; texts: number[] }[]
}

const fetchNotices = async (): Promise<Notices> => {
  const answer = await fetch(address).catch(() => null)
  if (!answer?.ok) throw new Error('Bitte versuche es gleich noch einmal.')
  return answer.json()
}

type ComponentRowProps = { component: Notices['components'][number]; texts: readonly string[] }

/** A text is rendered when it is opened: all together are longer than a book. */
const ComponentRow = ({
  component: { name, version, licence, texts: numbers },
  texts,
}: ComponentRowProps) => {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <li>
      <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary className={classes.summary}>
          <span className={classes.component}>
            <strong className={classes.name}>{name}</strong>{' '}
            <span className={classes.version}>{version}</span>
          </span>
          <span className={classes.licence}>{licence}</span>
          <IconChevronDown aria-hidden size={20} className={classes.chevron} />
        </summary>
        {isOpen &&
          numbers.map((number) => (
            <pre key={number} lang="en" className={classes.text}>
              {texts[number]}
            </pre>
          ))}
      </details>
    </li>
  )
}

/** The packages of others in this product, on both sites and in the native app. */
const LicencesPage = () => {
  const query = useQuery({
    queryKey: ['licences'],
    queryFn: fetchNotices,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { isSilent: true },
  })
  return (
    <Page title="Open-Source-Lizenzen" width="text">
      <p className={classes.lead}>
        Wir bauen auf der Arbeit anderer auf: Hier stehen die freien Programme und Schriften, die wir
        verwenden, mit ihren Lizenzen.
      </p>
      <Answered
        query={query}
        failure="Die Lizenzen sind gerade nicht erreichbar"
        placeholder={
          <div aria-busy>
            <Skeleton height={320} radius="md" />
          </div>
        }
      >
        {({ components, texts }) => (
          <ul className={classes.list}>
            {components.map((component) => (
              <ComponentRow
                key={`${component.name}@${component.version}`}
                component={component}
                texts={texts}
              />
            ))}
          </ul>
        )}
      </Answered>
    </Page>
  )
}

export default LicencesPage

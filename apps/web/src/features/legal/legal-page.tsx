import { Button } from '@mantine/core'
import { type PlainRouteName, routeEntry } from '@wohlauf/contract/routes/routes'
import { type ReactNode, useRef } from 'react'
import IconCheck from '~icons/tabler/check'
import IconChevronDown from '~icons/tabler/chevron-down'
import IconPrinter from '~icons/tabler/printer'
import { isNative } from '../../native/platform.ts'
import { RouteLink } from '../../routes/route-link.tsx'
import { useAppSettings } from '../../session/app-settings.ts'
import { Page } from '../../ui/layout/page.tsx'
import { useIsPhone } from '../../ui/layout/screen-width.ts'
import { fittedTextProps } from '../../ui/text/fitted.ts'
import { germanDate } from '../../ui/time/berlin-time.ts'
import { ContentsList } from './contents-list.tsx'
import { FormerVersions, NotInForce } from './former-versions.tsx'
import classes from './legal-page.module.css'
import type { ShownVersion } from './legal-text.ts'
import { useSectionOfAddress } from './use-section-of-address.ts'
import { WayBack } from './way-back.tsx'

const OTHER_TEXTS: { route: PlainRouteName; title: string }[] = [
  { route: 'legal-terms-of-use', title: 'Nutzungsbedingungen' },
  { route: 'legal-data-protection', title: 'Datenschutz' },
  { route: 'legal-imprint', title: 'Impressum' },
  { route: 'legal-accessibility', title: 'Erklärung zur Barrierefreiheit' },
  { route: 'legal-easy-language', title: 'Leichte Sprache und Gebärdensprache' },
  { route: 'legal-account-deletion', title: 'Konto löschen' },
  { route: 'legal-licences', title: 'Open-Source-Lizenzen' },
]

export type ShownSection = { id: string; title: string; body: ReactNode }

type LegalPageProps = {
  title: string
  version: ShownVersion
  lead?: string | undefined
  summary?: readonly string[] | undefined
  opening?: ReactNode
  sections: readonly ShownSection[]
  /** Sections keep the numbers that their author gave them. */
  isOwn?: boolean
}

type ContentsProps = { sections: readonly ShownSection[]; isNumbered: boolean }

const Contents = ({ sections, isNumbered }: ContentsProps) => {
  const isPhone = useIsPhone()
  const details = useRef<HTMLDetailsElement>(null)
  const close = () => details.current?.removeAttribute('open')
  if (!isPhone)
    return (
      <nav className={classes.contents} aria-label="Inhalt dieser Seite">
        <p className={classes.contentsTitle}>Inhalt</p>
        <ContentsList sections={sections} isNumbered={isNumbered} />
      </nav>
    )
  return (
    <nav className={classes.contents} aria-label="Inhalt dieser Seite">
      <details ref={details}>
        <summary className={classes.summary}>
          Inhalt
          <IconChevronDown aria-hidden size={20} className={classes.chevron} />
        </summary>
        <ContentsList sections={sections} isNumbered={isNumbered} onChoose={close} />
      </details>
    </nav>
  )
}

export const LegalPage = (props: LegalPageProps) => {
  const { title, version, lead, summary, opening, sections, isOwn = false } = props
  const hasContents = !isOwn || sections.length > 1
  const inForce = useAppSettings()?.optionalLegalTexts
  const otherTexts = OTHER_TEXTS.filter((other) => {
    const needed = routeEntry(other.route).menu?.needsLegalText
    return other.title !== title && (!needed || inForce?.includes(needed))
  })
  useSectionOfAddress()
  return (
    <Page title={title} isTitleHidden>
      <article
        className={classes.document}
        data-own={isOwn || undefined}
        data-without-contents={!hasContents || undefined}
      >
        <header className={classes.head}>
          <div className={classes.tools}>
            <WayBack />
            {!isNative() && (
              <Button
                variant="subtle"
                size="sm"
                className={classes.tool}
                leftSection={<IconPrinter aria-hidden size={18} />}
                onClick={() => window.print()}
              >
                Drucken
              </Button>
            )}
          </div>
          <h1 className={classes.title} {...fittedTextProps(title)} />
          {lead && <p className={classes.lead}>{lead}</p>}
          <p className={classes.version}>
            Fassung vom <time dateTime={version.version}>{germanDate(version.version)}</time>
          </p>
          {!version.isInForce && <NotInForce />}
        </header>
        {hasContents && <Contents sections={sections} isNumbered={!isOwn} />}
        <div className={classes.body}>
          {summary && (
            <section className={classes.brief} aria-labelledby="kurz">
              <h2 id="kurz">Das Wichtigste in Kürze</h2>
              <ul>
                {summary.map((point) => (
                  <li key={point}>
                    <IconCheck aria-hidden size={20} stroke={2.4} />
                    {point}
                  </li>
                ))}
              </ul>
            </section>
          )}
          {opening && <div className={classes.opening}>{opening}</div>}
          {sections.map(({ id, title: name, body }) => (
            <section key={id} id={id} className={classes.section} aria-labelledby={`${id}-titel`}>
              <h2 id={`${id}-titel`} tabIndex={-1}>
                {name}
              </h2>
              {body}
            </section>
          ))}
          <FormerVersions current={version} />
          <nav className={classes.others} aria-label="Weitere rechtliche Texte">
            {otherTexts.map(({ route, title: name }) => (
              <RouteLink key={route} to={route}>
                {name}
              </RouteLink>
            ))}
          </nav>
        </div>
      </article>
    </Page>
  )
}

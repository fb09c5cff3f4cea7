import { Button } from '@mantine/core'
import { IconCheck, IconChevronDown, IconPrinter } from '@tabler/icons-react'
import type { PlainRouteName } from '@wohlauf/contract/routes'
import { useRef } from 'react'
import { isNative } from '../../native/platform.ts'
import { RouteLink } from '../../routes/route-link.tsx'
import { germanDate } from '../../ui/berlin-time.ts'
import { Page } from '../../ui/page.tsx'
import { useIsPhone } from '../../ui/use-is-phone.ts'
import { ContentsList } from './contents-list.tsx'
import { LegalBlocks } from './legal-blocks.tsx'
import classes from './legal-page.module.css'
import type { LegalSection, LegalText } from './legal-text.ts'
import { useSectionOfAddress } from './use-section-of-address.ts'
import { WayBack } from './way-back.tsx'

const OTHER_TEXTS: { route: PlainRouteName; title: string }[] = [
  { route: 'legal-terms-of-use', title: 'Nutzungsbedingungen' },
  { route: 'legal-data-protection', title: 'Datenschutz' },
  { route: 'legal-imprint', title: 'Impressum' },
]

const Contents = ({ sections }: { sections: readonly LegalSection[] }) => {
  const isPhone = useIsPhone()
  const details = useRef<HTMLDetailsElement>(null)
  const close = () => details.current?.removeAttribute('open')
  if (!isPhone)
    return (
      <nav className={classes.contents} aria-label="Inhalt dieser Seite">
        <p className={classes.contentsTitle}>Inhalt</p>
        <ContentsList sections={sections} />
      </nav>
    )
  return (
    <nav className={classes.contents} aria-label="Inhalt dieser Seite">
      <details ref={details}>
        <summary className={classes.summary}>
          Inhalt
          <IconChevronDown aria-hidden size={20} className={classes.chevron} />
        </summary>
        <ContentsList sections={sections} onChoose={close} />
      </details>
    </nav>
  )
}

/** A legal text: title and version, a summary, the contents, and every section. */
export const LegalPage = ({ text }: { text: LegalText }) => {
  useSectionOfAddress()
  return (
    <Page title={text.title} isTitleHidden>
      <article className={classes.document}>
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
          <h1 className={classes.title}>{text.title}</h1>
          <p className={classes.lead}>{text.lead}</p>
          <p className={classes.version}>
            Stand: <time dateTime={text.version}>{germanDate(text.version)}</time>
          </p>
        </header>
        <Contents sections={text.sections} />
        <div className={classes.body}>
          {text.summary && (
            <section className={classes.brief} aria-labelledby="kurz">
              <h2 id="kurz">Das Wichtigste in Kürze</h2>
              <ul>
                {text.summary.map((point) => (
                  <li key={point}>
                    <IconCheck aria-hidden size={20} stroke={2.4} />
                    {point}
                  </li>
                ))}
              </ul>
            </section>
          )}
          {text.sections.map(({ id, title, blocks }) => (
            <section key={id} id={id} className={classes.section} aria-labelledby={`${id}-titel`}>
              <h2 id={`${id}-titel`} tabIndex={-1}>
                {title}
              </h2>
              <LegalBlocks blocks={blocks} />
            </section>
          ))}
          <nav className={classes.others} aria-label="Weitere rechtliche Texte">
            {OTHER_TEXTS.filter(({ title }) => title !== text.title).map(({ route, title }) => (
              <RouteLink key={route} to={route}>
                {title}
              </RouteLink>
            ))}
          </nav>
        </div>
      </article>
    </Page>
  )
}

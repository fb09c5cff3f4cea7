import '@mantine/core/styles/Skeleton.css'
import { Button, Skeleton } from '@mantine/core'
import { getCompany } from '@wohlauf/contract/legal/legal'
import type { Company } from '@wohlauf/contract/values/company'
import type { ReactNode } from 'react'
import { useAnswer } from '../../api/hooks.ts'
import classes from './company-details.module.css'
import { imprintFacts, mailAddress, phoneAddress } from './company-facts.ts'
import type { CompanyPart } from './legal-text.ts'

const MailLink = ({ address }: { address: string }) => <a href={mailAddress(address)}>{address}</a>

const PhoneLink = ({ number }: { number: string }) => <a href={phoneAddress(number)}>{number}</a>

const Address = ({ company }: { company: Company }) => (
  <>
    <strong>{company.name}</strong>
    <span>{company.street}</span>
    <span>
      {company.postalCode} {company.city}
    </span>
  </>
)

const PARTS: Record<CompanyPart, { lines: number; isTall?: boolean; show: (company: Company) => ReactNode }> =
  {
    address: {
      lines: 3,
      show: (company) => (
        <address className={classes.lines}>
          <Address company={company} />
        </address>
      ),
    },
    contact: {
      lines: 2,
      isTall: true,
      show: (company) => (
        <address className={classes.lines}>
          <MailLink address={company.emailAddress} />
          <PhoneLink number={company.phoneNumber} />
        </address>
      ),
    },
    'data-protection': {
      lines: 1,
      isTall: true,
      show: (company) => (
        <address className={classes.lines}>
          <MailLink address={company.dataProtectionEmailAddress} />
        </address>
      ),
    },
    imprint: {
      lines: 13,
      show: (company) => (
        <>
          <address className={classes.lines}>
            <Address company={company} />
          </address>
          <dl className={classes.facts}>
            {imprintFacts(company).map(({ term, text, href }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{href ? <a href={href}>{text}</a> : text}</dd>
              </div>
            ))}
          </dl>
        </>
      ),
    },
  }

const LINE_WIDTHS = ['62%', '48%', '55%']

/** Keeps the content below from jumping. */
const Placeholder = ({ lines, isTall = false }: { lines: number; isTall?: boolean | undefined }) => (
  <div className={classes.lines} data-tall={isTall || undefined} aria-hidden>
    {[...Array(lines).keys()].map((line) => (
      <span key={line} className={classes.waiting}>
        <Skeleton height="0.9em" width={LINE_WIDTHS[line % LINE_WIDTHS.length]} />
      </span>
    ))}
  </div>
)

export const CompanyDetails = ({ part }: { part: CompanyPart }) => {
  const { data, error, isFetching, refetch } = useAnswer(getCompany, {}, { isSilent: true })
  const { lines, isTall, show } = PARTS[part]
  return (
    <div className={classes.details} aria-busy={!data && !error}>
      {data && show(data)}
      {!data && !error && <Placeholder lines={lines} isTall={isTall} />}
      {!data && error && (
        <div role="alert" className={classes.failure}>
          <p>Die Angaben zum Anbieter konnten gerade nicht geladen werden. {error.message}</p>
          <Button variant="light" onClick={() => void refetch()} loading={isFetching}>
            Noch einmal versuchen
          </Button>
        </div>
      )}
    </div>
  )
}

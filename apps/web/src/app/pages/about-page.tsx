import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { AboutScreen } from '../../features/about/about-screen.tsx'
import { lazyDialog } from '../../ui/feedback/lazy-part.tsx'

/** Loaded on demand: most visitors only read. */
const CompanyAccessDialog = lazyDialog(
  () => import('../../features/authentication/getting-help/company-access-dialog.tsx'),
)

const AskForAccess = () => {
  const [dialog, setDialog] = useState<'unused' | 'open' | 'closed'>('unused')
  return (
    <>
      <Button size="lg" variant="white" aria-haspopup="dialog" onClick={() => setDialog('open')}>
        Zugang für dein Unternehmen anfragen
      </Button>
      {dialog !== 'unused' && (
        <Suspense>
          <CompanyAccessDialog isOpen={dialog === 'open'} onClose={() => setDialog('closed')} />
        </Suspense>
      )}
    </>
  )
}

const AboutPage = () => <AboutScreen companyAccess={<AskForAccess />} />

export default AboutPage

import './ui/theme/trusted-types.ts'
import './ui/theme/styles.css'
import './ui/theme/mantine-styles.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { AdminSite } from './admin/admin-site.tsx'
import { startErrorReporting } from './app/error-reporting/error-reporting.ts'
import { watchSite } from './app/overlays/site-condition.ts'
import { SiteOverlays } from './app/overlays/site-overlays.tsx'
import { untilFont } from './ui/theme/until-font.ts'

const root = document.getElementById('root')
if (!root) throw new Error('the document has no root element for the site')
const rootOptions = startErrorReporting()
watchSite()
const show = () =>
  createRoot(root, rootOptions).render(
    <StrictMode>
      <AdminSite overlays={SiteOverlays} />
    </StrictMode>,
  )
void untilFont().then(show)

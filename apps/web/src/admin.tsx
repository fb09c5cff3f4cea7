import './ui/trusted-types.ts'
import './ui/styles.css'
import './ui/mantine-styles.ts'
import '@wohlauf/contract/german-errors'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { AdminSite } from './admin/admin-site.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('the document has no place for the site')
createRoot(root).render(
  <StrictMode>
    <AdminSite />
  </StrictMode>,
)

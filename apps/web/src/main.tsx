import './ui/trusted-types.ts'
import './ui/styles.css'
import './ui/mantine-styles.ts'
import '@wohlauf/contract/german-errors'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('the document has no place for the app')
// As a transition the first render is done in slices, between which the browser answers to the finger.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
)

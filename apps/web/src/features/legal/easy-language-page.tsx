import classes from './easy-language-page.module.css'
import { LegalTextPage } from './legal-text-page.tsx'

const STANDARD = { title: 'Leichte Sprache und Gebärdensprache' }

const EasyLanguagePage = () => (
  <div className={classes.easy}>
    <LegalTextPage kind="EASY_LANGUAGE" standard={STANDARD} />
  </div>
)

export default EasyLanguagePage

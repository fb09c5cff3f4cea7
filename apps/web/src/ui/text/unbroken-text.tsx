import classes from './unbroken-text.module.css'

const WHOLE = 'E-Mail'

/** Keeps 'E-Mail' on one line; screen readers would read a non-breaking hyphen differently. */
export const UnbrokenText = ({ text }: { text: string }) => {
  const at = text.indexOf(WHOLE)
  if (at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <span className={classes.whole}>{WHOLE}</span>
      <UnbrokenText text={text.slice(at + WHOLE.length)} />
    </>
  )
}

import { Fragment } from 'react'
import classes from './unbroken-text.module.css'

/** Keeps 'E-Mail' on one line; screen readers would read a non-breaking hyphen differently. */
export const UnbrokenText = ({ text }: { text: string }) => {
  const [first = '', ...others] = text.split('E-Mail')
  return (
    <>
      {first}
      {others.map((after, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change their order
        <Fragment key={index}>
          <span className={classes.whole}>E-Mail</span>
          {after}
        </Fragment>
      ))}
    </>
  )
}

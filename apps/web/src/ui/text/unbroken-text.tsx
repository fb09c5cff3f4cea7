import { Fragment } from 'react'
import classes from './unbroken-text.module.css'

/** A text in which 'E-Mail' is not broken at its hyphen; the character of a hyphen that never breaks would be read out differently. */
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

import { Fragment, type ReactNode, useState } from 'react'
import classes from '../../ui/dialogs/dialog-form.module.css'
import { PackageField } from './package-field.tsx'

type PackageChoiceProps = {
  /** What the chosen package will create: mounted again whenever a file is chosen. */
  children: (file: File, onRefused: (message: string) => void) => ReactNode
}

/** A field for a package, and below it the chosen package, until it is refused. */
export const PackageChoice = ({ children }: PackageChoiceProps) => {
  const [choice, setChoice] = useState<{ file: File; nth: number } | null>(null)
  const [error, setError] = useState<string | null>(null)
  return (
    <div className={classes.form}>
      <PackageField
        file={choice?.file ?? null}
        error={error}
        onFile={(file) => {
          setError(null)
          setChoice((last) => ({ file, nth: (last?.nth ?? 0) + 1 }))
        }}
        onRefused={setError}
      />
      {choice && error === null && <Fragment key={choice.nth}>{children(choice.file, setError)}</Fragment>}
    </div>
  )
}

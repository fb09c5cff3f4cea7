import classes from './inspected-package.module.css'

type PackageLinesProps = { lines: readonly string[]; notes: readonly string[] }

/** What a package creates, and what to know before importing it. */
export const PackageLines = ({ lines, notes }: PackageLinesProps) => (
  <div role="status">
    <p className={classes.heading}>Daraus entsteht</p>
    <ul className={classes.list}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
    {notes.map((note) => (
      <p key={note} className={classes.note}>
        {note}
      </p>
    ))}
  </div>
)

import { isWithName } from '@wohlauf/contract/rules/logo'
import { type CSSProperties, useState } from 'react'
import classes from './branding-preview.module.css'

type Size = { width: number; height: number }

type BrandingPreviewProps = {
  title: string
  /** Ten shades, lightest first. */
  scale: readonly string[]
  logoUrl: string | null
}

/** A chosen file's size is known only once it is shown. */
const Logo = ({ url, title }: { url: string; title: string }) => {
  const [size, setSize] = useState<Size | null>(null)
  return (
    <>
      <img
        src={url}
        alt=""
        className={classes.logo}
        onLoad={({ currentTarget }) =>
          setSize({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
        }
      />
      {size && !isWithName(size) && <span>{title}</span>}
    </>
  )
}

/** A picture of the app's header, link and button: none of them can be used. */
export const BrandingPreview = ({ title, scale, logoUrl }: BrandingPreviewProps) => {
  const shades = Object.fromEntries(scale.map((shade, step) => [`--shade-${step}`, shade]))
  return (
    <div role="img" aria-label="Vorschau der App" className={classes.preview} style={shades as CSSProperties}>
      <div aria-hidden className={classes.header}>
        {logoUrl ? <Logo key={logoUrl} url={logoUrl} title={title} /> : <span>{title}</span>}
      </div>
      <div aria-hidden className={classes.page}>
        <span className={classes.label}>Neu</span>
        <span className={classes.link}>Passwort zurücksetzen</span>
        <span className={classes.button}>Anmelden</span>
      </div>
    </div>
  )
}

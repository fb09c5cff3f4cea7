import '@mantine/core/styles/Input.css'
import { Button, TextInput } from '@mantine/core'
import type { AppOfHost } from '@wohlauf/contract/authentication/authentication'
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import IconCamera from '~icons/tabler/camera'
import { CameraDenied, camera } from '../../native/camera.ts'
import { type LinkOfApp, linkOfApp } from '../../native/link-of-app.ts'
import { fileAddress, serverHost } from '../../native/platform.ts'
import { LoginPicture } from '../../ui/pictures/login-picture.tsx'
import { appAt } from './app-at.ts'
import classes from './app-choice-page.module.css'
import { ChoiceFrame } from './choice-frame.tsx'
import { qrCodeIn } from './qr-code-in.ts'

const NO_ADDRESS = 'Das ist noch keine Adresse. Sie sieht zum Beispiel so aus: gesund.deine-firma.de'
const NO_CODE = 'Auf dem Bild ist kein QR-Code zu erkennen. Geh etwas näher heran, und achte auf Licht.'
const NO_CAMERA =
  'Die App darf die Kamera nicht benutzen. Du kannst es in den Einstellungen deines Geräts erlauben, oder die Adresse eintippen.'

export type AppChoicePageProps = {
  /** The link by which the person came; null without one. */
  link: string | null
  /** Sets the origin for later calls. */
  onOrigin: (origin: string) => void
  onChoice: (settings: AppOfHost, at: LinkOfApp) => void
}

type Choice = { settings: AppOfHost; at: LinkOfApp }

const useChoice = ({ link, onOrigin }: Pick<AppChoicePageProps, 'link' | 'onOrigin'>) => {
  const [text, setText] = useState(link ?? '')
  const [error, setError] = useState<string | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const [choice, setChoice] = useState<Choice | null>(null)
  const ask = async (at: LinkOfApp) => {
    setIsAsking(true)
    onOrigin(at.origin)
    const answer = await appAt()
    setIsAsking(false)
    if (typeof answer === 'string') setError(answer)
    else setChoice({ settings: answer, at })
  }
  const take = async (next: string) => {
    const at = linkOfApp(next)
    setText(next)
    setError(at ? null : NO_ADDRESS)
    if (at) await ask(at)
  }
  const start = useEffectEvent(() => {
    if (link) void take(link)
  })
  useEffect(() => start(), [])
  return { text, setText, error, setError, isAsking, take, choice, reset: () => setChoice(null) }
}

const QrCodeButton = ({
  onText,
  onError,
}: {
  onText: (text: string) => void
  onError: (message: string) => void
}) => {
  const takePhoto = camera()
  const [isReading, setIsReading] = useState(false)
  if (!takePhoto) return null
  const read = async () => {
    setIsReading(true)
    try {
      const photo = await takePhoto()
      const text = photo && (await qrCodeIn(photo))
      if (text) onText(text)
      else if (photo) onError(NO_CODE)
    } catch (error) {
      if (!(error instanceof CameraDenied)) reportError(error)
      onError(error instanceof CameraDenied ? NO_CAMERA : NO_CODE)
    } finally {
      setIsReading(false)
    }
  }
  return (
    <Button
      variant="light"
      size="lg"
      fullWidth
      leftSection={<IconCamera aria-hidden size={20} />}
      loading={isReading}
      onClick={() => void read()}
    >
      QR-Code fotografieren
    </Button>
  )
}

const Confirmation = ({
  choice: { settings, at },
  onChoice,
  onBack,
}: {
  choice: Choice
  onChoice: AppChoicePageProps['onChoice']
  onBack: () => void
}) => (
  <>
    <h1 className={classes.heading} tabIndex={-1} ref={(heading) => heading?.focus()}>
      Ist das deine App?
    </h1>
    <div className={classes.app}>
      {settings.appLogo && <img src={fileAddress(settings.appLogo.url)} alt="" className={classes.logo} />}
      <strong className={classes.name}>{settings.appTitle}</strong>
      <span className={classes.host}>{serverHost()}</span>
    </div>
    <div className={classes.actions}>
      <Button size="lg" fullWidth onClick={() => onChoice(settings, at)}>
        Ja, los geht’s
      </Button>
      <Button variant="subtle" size="lg" fullWidth onClick={onBack}>
        Andere Adresse
      </Button>
    </div>
  </>
)

/**
 * The first screen of the shell, which belongs to no app yet. It shows no list of apps, because that would
 * reveal our customers.
 */
export const AppChoicePage = ({ link, onOrigin, onChoice }: AppChoicePageProps) => {
  const { text, setText, error, setError, isAsking, take, choice, reset } = useChoice({ link, onOrigin })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isAsking) void take(text)
  }
  return (
    <ChoiceFrame>
      <LoginPicture />
      {choice ? (
        <Confirmation choice={choice} onChoice={onChoice} onBack={reset} />
      ) : (
        <>
          <h1 className={classes.heading}>Schön, dass du da bist.</h1>
          <p className={classes.lead}>
            Welche App ist deine? Die Adresse und den Link dazu hast du von deinem Unternehmen bekommen.
          </p>
          <form className={classes.actions} onSubmit={onSubmit} noValidate>
            <TextInput
              label="Adresse oder Link aus deiner Einladung"
              placeholder="gesund.deine-firma.de"
              size="lg"
              type="url"
              inputMode="url"
              autoCapitalize="none"
              autoCorrect="off"
              autoComplete="off"
              spellCheck={false}
              value={text}
              error={error}
              errorProps={{ role: 'alert' }}
              onChange={({ currentTarget }) => {
                setText(currentTarget.value)
                setError(null)
              }}
            />
            <Button type="submit" size="lg" fullWidth loading={isAsking} disabled={text.trim() === ''}>
              Weiter
            </Button>
            <QrCodeButton onText={(code) => void take(code)} onError={setError} />
          </form>
        </>
      )}
    </ChoiceFrame>
  )
}

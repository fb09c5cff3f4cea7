import { BRAND } from '@wohlauf/contract/values/brand'
import type { PreventionType } from '@wohlauf/contract/values/features'
import type { SpotKind } from '../../ui/feedback/spot.tsx'

/** Completes "… ist dein Coach für". */
export const COACHING_SUBJECTS: Record<PreventionType, string> = {
  NUTRITION: 'deine Ernährung',
  MOVEMENT: 'mehr Bewegung',
  STRESS: 'mehr Gelassenheit',
}

/** The pictures are those of other screens, chosen for what they show. */
export const STEPS: readonly { picture: SpotKind; title: string; text: string }[] = [
  {
    picture: 'nothing-yet',
    title: 'Lernen',
    text: 'Kurze Module erklären, was wirklich hilft, und warum. Mit Videos, Quizfragen und Übungen, in deinem Tempo.',
  },
  {
    picture: 'not-found',
    title: 'Reflektieren',
    text: 'Du schaust in Ruhe hin: Wo stehst du, was möchtest du ändern? Ziele und Fortschritt zeigen dir deinen Weg.',
  },
  {
    picture: 'done',
    title: 'Umsetzen',
    text: 'Aus Wissen werden Gewohnheiten. Du wählst Tage und Uhrzeit, und wenn du magst, erinnern wir dich daran.',
  },
]

export const AUDIENCES: readonly { title: string; text: string }[] = [
  {
    title: 'Für dich, wenn du anfangen willst',
    text: 'Du brauchst kein Vorwissen, keine Geräte und keinen perfekten Tag. Zehn Minuten reichen, auch abends auf dem Sofa. Und wenn du einmal aussetzt, geht es einfach weiter.',
  },
  {
    title: 'Für Teams, denen Gesundheit wichtig ist',
    text: 'Dein Unternehmen stellt den Zugang, für dich ist er kostenlos. Die Teilnahme ist freiwillig, und was du tust, bleibt bei dir.',
  },
]

export const PROMISES: readonly { title: string; text: string }[] = [
  {
    title: 'Dein Unternehmen sieht nichts davon',
    text: 'Weder was du liest noch was du notierst. Es weiß nur, wer eine Lizenz hat.',
  },
  {
    title: 'Gesundheitsdaten nur, wenn du willst',
    text: 'Gewohnheiten, Ziele und Tagebuch werden erst nach deiner ausdrücklichen Einwilligung gespeichert.',
  },
  {
    title: 'Keine Cookies, keine Werbung',
    text: `${BRAND} misst in der App nicht, was du tust, und verkauft keine Daten.`,
  },
  {
    title: 'Deine Daten gehören dir',
    text: 'Du kannst sie im Profil herunterladen und dein Konto jederzeit löschen.',
  },
]

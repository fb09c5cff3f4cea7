import { BRAND } from '@wohlauf/contract/values/brand'
import type { LegalText } from '../legal-text.ts'
import { COLLECTED_DATA } from './collected-data.ts'
import { DEVICE_AND_SERVICES } from './device-and-services.ts'
import { RETENTION_AND_RIGHTS } from './retention-and-rights.ts'

export const DATA_PROTECTION_TEXT: LegalText = {
  title: 'Datenschutz',
  lead: `Hier liest du, was ${BRAND} über dich speichert, wozu, wie lange und was du bestimmen kannst.`,
  summary: [
    'Dein Unternehmen sieht nie, was du in der App tust.',
    'Gewohnheiten, Ziele und Tagebuch speichern nur mit deiner ausdrücklichen Einwilligung.',
    'Keine Cookies, keine Werbung, keine Verhaltensmessung in der App.',
    'Deine Daten liegen in der Europäischen Union.',
    'Im Profil kannst du alles herunterladen und dein Konto löschen.',
  ],
  sections: [
    {
      id: 'verantwortlich',
      title: 'Wer verantwortlich ist',
      blocks: [
        'Verantwortlich im Sinne der Datenschutz-Grundverordnung (DSGVO) ist:',
        { company: 'address' },
        'Unsere Datenschutzbeauftragte oder unseren Datenschutzbeauftragten erreichst du unter derselben Anschrift, am besten mit dem Zusatz „Datenschutz“, oder per E-Mail:',
        { company: 'data-protection' },
      ],
    },
    ...COLLECTED_DATA,
    ...DEVICE_AND_SERVICES,
    ...RETENTION_AND_RIGHTS,
  ],
}

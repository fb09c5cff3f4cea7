import type { LegalSection } from '../legal-text.ts'

/** Retention periods by the specification; for vouchers by current law. */
export const RETENTION_AND_RIGHTS: readonly LegalSection[] = [
  {
    id: 'dauer',
    title: 'Wie lange wir speichern',
    blocks: [
      {
        terms: [
          {
            term: 'Konto und alles darin',
            text: 'bis du es löschst oder deine Lizenz endet. Löschst du es, ist es sofort gelöscht. Endet deine Lizenz, ist es sofort oder nach einer Frist von höchstens 60 Tagen gelöscht, die dir unsere E-Mail dann nennt. In Sicherungskopien bleibt es höchstens 35 Tage länger. Deine Adresse brauchen wir nur noch so lange, bis dir eine E-Mail die Löschung bestätigt hat, höchstens 30 Tage.',
          },
          {
            term: 'Gewohnheiten, Ziele, Tagebuch',
            text: 'bis du sie löschst, deine Einwilligung widerrufst oder dein Konto endet; in Sicherungskopien höchstens 35 Tage länger.',
          },
          {
            term: 'Erledigte Tage deiner Gewohnheiten',
            text: 'einzeln für den laufenden Monat und die 24 Monate davor. Von älteren Monaten bleibt nur, an wie vielen Tagen du eine Gewohnheit umgesetzt hast.',
          },
          {
            term: 'Gesundheitspunkte',
            text: 'bis dein Konto endet. Jeden einzelnen Tag, an dem du Punkte für Gewohnheiten, bewertete Ziele oder Tagebucheinträge bekommen hast, speichern wir für den laufenden Monat und die 24 Monate davor. Von älteren bleibt, wie oft das in jedem Monat war und wie viele Punkte es waren.',
          },
          { term: 'Benachrichtigungen', text: '90 Tage.' },
          {
            term: 'Anmeldungen',
            text: 'im Browser 14 Tage ohne Nutzung, höchstens 90 Tage; in der App 60 Tage ohne Nutzung, höchstens ein Jahr. Beendete Anmeldungen verschwinden nach höchstens 7 weiteren Tagen.',
          },
          { term: 'Links aus unseren E-Mails', text: '30 Tage, nachdem sie abgelaufen oder benutzt sind.' },
          {
            term: 'Einladungen, die niemand annimmt',
            text: '90 Tage nach der letzten E-Mail dazu.',
          },
          { term: 'Deine Datenkopie', text: '48 Stunden zum Herunterladen.' },
          {
            term: 'Nachrichten an uns',
            text: 'bis dein Anliegen erledigt ist und keine Rückfrage mehr zu erwarten ist, höchstens so lange wie Vertragsdaten.',
          },
          {
            term: 'Kommentare und gemeldete Fehler',
            text: '90 Tage, nachdem die Redaktion sie als erledigt markiert hat; mit Namen höchstens, bis dein Konto endet.',
          },
          { term: 'Technische Protokolle', text: '30 Tage.' },
          { term: 'Auswahl zu Cookies', text: 'bis zu 2 Jahre.' },
          {
            term: 'Vertragsdaten',
            text: '4 Jahre ab dem Ende des Vertrags, damit sich Ansprüche klären lassen.',
          },
          {
            term: 'Steuerlich wichtige Unterlagen',
            text: '10 Jahre, Buchungsbelege wie Rechnungen 8 Jahre (§ 147 AO, § 257 HGB).',
          },
          {
            term: 'Abmeldung vom Newsletter',
            text: 'bis zu drei Jahre, um deine frühere Einwilligung nachweisen zu können und dir nicht wieder zu schreiben.',
          },
        ],
      },
    ],
  },
  {
    id: 'sicherheit',
    title: 'Wie wir deine Daten schützen',
    blocks: [
      {
        list: [
          'Jede Verbindung ist verschlüsselt, ebenso die Sicherungskopien.',
          'Passwörter kennen wir nicht; gespeichert ist nur ein Prüfwert (Argon2id).',
          'Die Datenbank selbst trennt die Apps voneinander und deine Einträge von denen anderer.',
          'Zugriff haben nur wenige Menschen, die ihn für ihre Arbeit brauchen und zur Vertraulichkeit verpflichtet sind.',
          'Um dir zu helfen, kann unser Support dein Konto für höchstens 60 Minuten öffnen. Jeder solche Zugriff wird protokolliert, und du bekommst eine E-Mail darüber. Passwort, Adresse und Datenkopie bleiben dabei gesperrt.',
        ],
      },
    ],
  },
  {
    id: 'rechte',
    title: 'Deine Rechte',
    blocks: [
      'Vieles kannst du selbst, ohne uns zu fragen: Im Profil bekommst du unter „Meine Daten herunterladen“ mit „Anfordern“ alles, was zu dir gespeichert ist. Dort änderst du auch deine Adresse, widerrufst deine Einwilligung und löschst dein Konto. Die Löschung ist endgültig.',
      'Nach der Datenschutz-Grundverordnung hast du das Recht',
      {
        list: [
          'auf Auskunft, welche Daten wir über dich haben, und auf eine Kopie (Art. 15),',
          'auf Berichtigung falscher Daten (Art. 16),',
          'auf Löschung (Art. 17),',
          'auf Einschränkung der Verarbeitung (Art. 18),',
          'auf deine Daten in einem maschinenlesbaren Format (Art. 20),',
          'auf Widerspruch (Art. 21) und',
          'auf Widerruf jeder Einwilligung für die Zukunft (Art. 7 Abs. 3).',
        ],
      },
      { subheading: 'Dein Widerspruchsrecht' },
      'Verarbeiten wir Daten aus berechtigtem Interesse, kannst du aus Gründen, die sich aus deiner besonderen Situation ergeben, jederzeit widersprechen. Gegen Werbung kannst du immer widersprechen, ohne Grund.',
      'Eine Nachricht genügt. Wir antworten spätestens nach einem Monat und ohne Kosten für dich:',
      { company: 'data-protection' },
    ],
  },
  {
    id: 'beschwerde',
    title: 'Beschwerde bei der Aufsicht',
    blocks: [
      'Wenn du meinst, dass wir mit deinen Daten nicht richtig umgehen, kannst du dich bei einer Datenschutzaufsicht beschweren, zum Beispiel dort, wo du lebst oder arbeitest. Für uns zuständig ist das Bayerische Landesamt für Datenschutzaufsicht (BayLDA):',
      ['Promenade 18, 91522 Ansbach, ', { text: 'www.lda.bayern.de', href: 'https://www.lda.bayern.de' }],
    ],
  },
  {
    id: 'automatik',
    title: 'Keine automatischen Entscheidungen',
    blocks: [
      'Punkte, Tipps und Erinnerungen folgen festen, einfachen Regeln. Entscheidungen mit rechtlicher Wirkung trifft die App nicht, und ein Profiling im Sinne von Art. 22 DSGVO findet nicht statt.',
    ],
  },
  {
    id: 'aenderungen',
    title: 'Wenn sich diese Hinweise ändern',
    blocks: [
      'Ändern sich die App oder die Gesetze, passen wir diese Hinweise an und zeigen dir die neue Fassung. Oben steht, seit wann sie gilt.',
    ],
  },
]

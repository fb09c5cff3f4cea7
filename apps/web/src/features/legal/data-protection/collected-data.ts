import { BRAND } from '@wohlauf/contract/values/brand'
import type { LegalSection } from '../legal-text.ts'

export const COLLECTED_DATA: readonly LegalSection[] = [
  {
    id: 'daten',
    title: 'Was wir über dich speichern',
    blocks: [
      'Wir speichern nur, was die App für dich braucht:',
      {
        terms: [
          {
            term: 'Konto',
            text: 'E-Mail Adresse, Vor- und Nachname, dein Passwort als nicht umkehrbarer Prüfwert, deine App, das Unternehmen, über das du teilnimmst, und deine Einstellungen. Deine Adresse kann uns dein Unternehmen mitgeteilt haben, um dich einzuladen.',
          },
          {
            term: 'Zustimmungen',
            text: 'Welcher Fassung welches Textes du wann zugestimmt hast und wann du eine Einwilligung widerrufen hast.',
          },
          {
            term: 'Fortschritt',
            text: 'Welche Modulseiten und Beiträge du gelesen, welche Quizfragen du beantwortet und welche Übungen du bestätigt hast, dazu Gesundheitspunkte und Level.',
          },
          {
            term: 'Gewohnheiten',
            text: 'Welche du begonnen hast, deine Auslöser, Wochentage und Uhrzeiten und die Tage, an denen du sie umgesetzt hast.',
          },
          { term: 'Ziele', text: 'Deine Ziele in deinen Worten und deine Bewertungen im Zeitverlauf.' },
          {
            term: 'Ernährungstagebuch',
            text: 'Zeitpunkte, Beschreibungen und Bilder deiner Mahlzeiten und die Tipps, die du dazu bekommen hast. Aufnahmeort und andere Zusatzangaben entfernen wir aus jedem Bild, bevor wir es speichern.',
          },
          {
            term: 'Benachrichtigungen',
            text: 'Welche Erinnerungen du bekommen und gesehen hast und, wenn du Push-Mitteilungen erlaubst, die Kennung deines Geräts dafür.',
          },
          {
            term: 'Kalender',
            text: 'Wenn du die Zeiten deiner Gewohnheiten in einem Kalender zeigst: dass es dafür eine geheime Adresse gibt und ob sie die Namen der Gewohnheiten nennt. Was dein Kalender dort holt, verarbeitet danach sein Anbieter, den du selbst gewählt hast.',
          },
          {
            term: 'Gemerktes',
            text: 'Welche Inhalte du dir gemerkt hast und wann. Das sieht nur du.',
          },
          {
            term: 'Rückmeldungen',
            text: 'Deine Antworten auf „War das hilfreich?“. Die Redaktion erfährt davon nur, wie viele Personen wie geantwortet haben, und erst ab fünf Antworten. Kommentare und gemeldete Fehler speichern wir mit dem Tag, aber ohne jeden Bezug zu dir; nur wenn du bei einem Fehler deinen Namen mitschickst, speichern wir, von wem er ist.',
          },
          {
            term: 'Nachrichten an uns',
            text: 'Was du uns über den Support, das Kontaktformular oder eine Unternehmensanfrage schreibst, mit deiner Adresse und bei Anfragen von Unternehmen auch Name, Firma und Telefonnummer.',
          },
          {
            term: 'Technisches',
            text: 'Zeitpunkt und Art eines Aufrufs, IP-Adresse, Version der App und ob er geklappt hat, um den Betrieb zu sichern und Angriffe abzuwehren.',
          },
        ],
      },
      'Nicht gespeichert wird, was du bei Fragen zur Selbstreflexion auswählst. Deine Auswahl bleibt auf deinem Gerät, bis du das Modul verlässt.',
      'Pflicht sind nur die Angaben, die bei der Registrierung als Pflichtfeld gekennzeichnet sind; ohne sie können wir kein Konto anlegen. Alles andere entscheidest du selbst.',
    ],
  },
  {
    id: 'zwecke',
    title: 'Wofür und auf welcher Grundlage',
    blocks: [
      {
        terms: [
          {
            term: 'Damit die App für dich funktioniert',
            text: 'Konto, Anmeldung, Lernen, Fortschritt, Gemerktes, Support: um den Nutzungsvertrag mit dir zu erfüllen (Art. 6 Abs. 1 Buchst. b DSGVO).',
          },
          {
            term: 'Gewohnheiten, Ziele und Tagebuch',
            text: 'um dir deinen Verlauf zu zeigen, dich zu erinnern und dir Tipps zu geben: mit deiner ausdrücklichen Einwilligung (Art. 6 Abs. 1 Buchst. a und Art. 9 Abs. 2 Buchst. a DSGVO).',
          },
          {
            term: 'Push-Mitteilungen, Kamera, Newsletter, Videos',
            text: 'nur, wenn du sie erlaubst, bestellst oder abspielst: mit deiner Einwilligung (Art. 6 Abs. 1 Buchst. a DSGVO, § 25 Abs. 1 TDDDG).',
          },
          {
            term: 'Sicherheit und Fehlersuche',
            text: 'Protokolle, Schutz vor Missbrauch, Fehlerberichte ohne Angaben zu deiner Person: aus unserem berechtigten Interesse an einem sicheren, verlässlichen Angebot (Art. 6 Abs. 1 Buchst. f DSGVO).',
          },
          {
            term: 'Rückmeldungen zu Inhalten',
            text: 'um Inhalte zu verbessern und Fehler zu beheben: aus unserem berechtigten Interesse an guten Inhalten (Art. 6 Abs. 1 Buchst. f DSGVO).',
          },
          {
            term: 'Verträge mit Unternehmen',
            text: 'Anfragen, Lizenzen, Abrechnung: zur Anbahnung und Erfüllung dieser Verträge und aus unserem berechtigten Interesse, mit den Ansprechpersonen zu sprechen (Art. 6 Abs. 1 Buchst. b und f DSGVO).',
          },
          {
            term: 'Monatszahlen für Unternehmen',
            text: 'um zu zeigen, ob das Angebot genutzt wird: aus deinem Lernstand werden Zahlen ohne Bezug zu dir, aus dem berechtigten Interesse der Unternehmen daran (Art. 6 Abs. 1 Buchst. f DSGVO).',
          },
          {
            term: 'Gesetzliche Pflichten',
            text: 'Aufbewahrung nach Handels- und Steuerrecht, Nachweis von Einwilligungen (Art. 6 Abs. 1 Buchst. c DSGVO).',
          },
        ],
      },
      'Wir verkaufen deine Daten nicht, zeigen keine Werbung und bilden keine Werbeprofile.',
    ],
  },
  {
    id: 'gesundheitsdaten',
    title: 'Deine Gesundheitsdaten',
    blocks: [
      `Gewohnheiten, Ziele und Tagebuch können etwas über deine Gesundheit verraten. ${BRAND} verarbeitet sie nur, wenn du ausdrücklich einwilligst. Diese Einwilligung ist getrennt von den Nutzungsbedingungen und von der Kenntnisnahme dieser Hinweise.`,
      {
        list: [
          'Du kannst sie bei der Registrierung geben oder offenlassen. Lässt du sie offen, fragen wir dich, wenn du Gewohnheiten, Ziele oder Tagebuch zum ersten Mal nutzt.',
          'Ohne sie speichern diese Bereiche nichts. Lernen und Lesen gehen ohne Nachteil weiter.',
          'Wir speichern die Fassung des Textes und den Zeitpunkt. Ändert sich der Text, fragen wir neu.',
          'Du kannst sie jederzeit im Profil widerrufen. Dann löschen wir deine Gewohnheiten, Ziele und dein Tagebuch mit allen Bildern; die Gesundheitspunkte dafür behältst du. Was bis dahin geschehen ist, bleibt rechtmäßig.',
        ],
      },
    ],
  },
  {
    id: 'unternehmen',
    title: 'Was dein Unternehmen sieht',
    blocks: [
      'Dein Unternehmen verwaltet Lizenzen. Dafür sieht es deine E-Mail Adresse, deinen Namen, den Status deiner Lizenz (eingeladen, Registrierung gestartet, Registrierung abgeschlossen) und das Datum dazu. Für das, was es mit diesen Angaben tut, ist es selbst verantwortlich.',
      'Deine Aktivität sieht dein Unternehmen nie: nicht, ob und wann du dich anmeldest, was du liest, welche Ziele und Gewohnheiten du hast oder was in deinem Tagebuch steht.',
      'Es erfährt nur für jeden Monat, wie viele Personen registriert waren, wie viele etwas gelernt oder gelesen und wie viele ein Modul abgeschlossen haben. Diese Zahlen sind gerundet und erscheinen nur, wenn jede Gruppe, die man daraus bilden kann, mindestens 10 Personen hat. Sie lassen keinen Schluss auf dich zu, auch nicht im Vergleich von Monaten. Gewohnheiten, Ziele und Tagebuch zählen dabei nie mit.',
      'Entzieht dein Unternehmen dir die Lizenz, endet dein Zugang, und wir schreiben dir eine E-Mail. Dann löschen wir dein Konto mit allen Daten unwiderruflich: sofort, oder nach einer Frist von höchstens 60 Tagen, wenn deine App eine vorsieht. In dieser Frist kann dein Unternehmen den Entzug rückgängig machen, und du kannst deine Daten abrufen, dein Konto sofort löschen oder, wenn deine App es erlaubt, mit ihm auf eine private Adresse umziehen.',
    ],
  },
]

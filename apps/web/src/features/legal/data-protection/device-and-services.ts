import { BRAND } from '@wohlauf/contract/values/brand'
import type { LegalSection } from '../legal-text.ts'

/** The kinds of services are the specification's (section 1). */
export const DEVICE_AND_SERVICES: readonly LegalSection[] = [
  {
    id: 'geraet',
    title: 'Was auf deinem Gerät liegt',
    blocks: [
      `${BRAND} setzt keine Cookies. Damit du angemeldet bleibst, legen wir im lokalen Speicher deines Browsers oder der App einen zufälligen Anmeldeschlüssel und die Kennungen von Konto und App ab, dazu, wenn du sie änderst, deine Wahl von Textgröße und Farben und kurzlebige technische Merker, etwa nach einer Aktualisierung.`,
      'Das ist unbedingt nötig, um dir das gewünschte Angebot bereitzustellen, und braucht deshalb keine Einwilligung (§ 25 Abs. 2 Nr. 2 TDDDG). Beim Abmelden wird der lokale Speicher geleert, nur die Wahl von Textgröße und Farben bleibt auf dem Gerät.',
    ],
  },
  {
    id: 'kamera',
    title: 'Kamera und Bilder',
    blocks: [
      'Die App kann die Kamera deines Geräts nutzen: für Erinnerungen an Gewohnheiten und für das Ernährungstagebuch. Sie fragt dich vorher, und du kannst die Erlaubnis jederzeit in den Einstellungen des Geräts zurücknehmen. Ohne sie wählst du ein vorhandenes Bild oder schreibst nur Text.',
      'Wir greifen nie im Hintergrund auf die Kamera zu und sehen nur die Bilder, die du selbst hinzufügst. Bilder deines Tagebuchs sind nur mit deiner Anmeldung abrufbar.',
    ],
  },
  {
    id: 'erinnerungen',
    title: 'Erinnerungen und E-Mails',
    blocks: [
      'Wenn du es einstellst, erinnern wir dich per Push-Mitteilung oder E-Mail. Betreff und Titel nennen keine Gewohnheit, damit niemand mitliest, der dein Telefon oder Postfach sieht. Push-Mitteilungen enthalten nur diesen Titel, eine Kennung und ihre Art.',
      'Push-Mitteilungen laufen über den Dienst deines Geräteherstellers, also Apple oder Google. Du schaltest sie im Profil oder in den Einstellungen des Geräts ab. E-Mails laden keine Bilder von fremden Servern und messen nicht, ob du sie öffnest.',
    ],
  },
  {
    id: 'videos',
    title: 'Videos',
    blocks: [
      'Einige Module enthalten Videos. Sie liegen bei einem Video-Anbieter, zurzeit Vimeo in den USA. Bevor du auf „Video laden“ klickst, wird dort nichts geladen. Erst mit dem Klick erhält der Anbieter deine IP-Adresse und Angaben zu deinem Browser. Wir bitten ihn dabei, dich nicht zu verfolgen. Mit dem Klick willigst du ein; wenn du nicht klickst, fehlt dir nur das Video.',
    ],
  },
  {
    id: 'dienste',
    title: 'Wer uns unterstützt',
    blocks: [
      'Für manche Aufgaben nutzen wir Dienste anderer. Sie bekommen nur, was sie für ihre Aufgabe brauchen, und handeln nach unserer Weisung (Art. 28 DSGVO), soweit sie nicht selbst verantwortlich sind. Diese Arten von Diensten setzen wir ein oder können wir einsetzen:',
      {
        terms: [
          {
            term: 'Hosting',
            text: 'Rechenzentrum in der Europäischen Union, in dem die App und ihre Datenbank laufen. Dort liegen alle Daten.',
          },
          {
            term: 'Cloud-Speicher',
            text: 'Ablage von Bildern, Dokumenten und verschlüsselten Sicherungskopien in der Europäischen Union.',
          },
          {
            term: 'Fehlermeldedienst',
            text: 'Nimmt technische Fehlerberichte entgegen. Namen, Adressen, Eingaben und Anmeldeschlüssel werden vorher entfernt.',
          },
          {
            term: 'Push-Mitteilungen',
            text: 'Dienste von Apple und Google stellen Mitteilungen an dein Gerät zu.',
          },
          {
            term: 'E-Mail-Marketing-Plattform',
            text: 'Versendet E-Mails, zum Beispiel Bestätigungen, und Newsletter an Personen, die einen bestellt haben. Gesundheitsdaten bekommt sie nicht.',
          },
          {
            term: 'Kundenbetreuung',
            text: 'Werkzeug, in dem wir Anfragen beantworten: deine Adresse und was du uns schreibst.',
          },
          {
            term: 'Projektmanagement',
            text: 'Werkzeug für unsere eigene Arbeit. Aufgaben, die aus einer Anfrage entstehen, halten wir dort ohne deinen Namen fest, soweit es geht.',
          },
          {
            term: 'Kartenzahlung',
            text: 'Zahlungsdienstleister für Unternehmen, die Lizenzen mit Karte bezahlen. Für dich ist die App kostenlos, Zahlungsdaten von dir gibt es nicht.',
          },
          {
            term: 'Cookie-Einwilligung',
            text: 'Werkzeug, das auf Informationsseiten außerhalb der App um Einwilligung bittet und deine Auswahl speichert. Die App selbst kommt ohne aus.',
          },
          {
            term: 'Webanalyse',
            text: 'Nur auf Informationsseiten außerhalb der App und nur mit Einwilligung. In der App messen wir dein Verhalten nicht.',
          },
          {
            term: 'Symbole und Web-Schriftarten',
            text: 'Dienste, die Symbole und Schriftarten ausliefern, können auf Informationsseiten deine IP-Adresse erhalten. In der App kommen Symbole und Schriftarten von unserem eigenen Server.',
          },
        ],
      },
      'Sonst geben wir Daten nur weiter, wenn ein Gesetz oder eine Behörde es verlangt. Eine Liste der beauftragten Anbieter schicken wir dir gern.',
    ],
  },
  {
    id: 'orte',
    title: 'Wo deine Daten liegen',
    blocks: [
      'Deine Daten liegen auf Servern in der Europäischen Union. Deine Gewohnheiten, Ziele und Tagebucheinträge verlassen sie nicht.',
      'Bei Push-Mitteilungen, Videos, dem Fehlermeldedienst oder der Kundenbetreuung kann ein Anbieter in den USA oder einem anderen Land außerhalb der Europäischen Union sitzen. Dann stützen wir die Übermittlung auf einen Angemessenheitsbeschluss der Europäischen Kommission (Art. 45 DSGVO) oder auf deren Standardvertragsklauseln (Art. 46 DSGVO). Eine Kopie schicken wir dir auf Wunsch.',
    ],
  },
]

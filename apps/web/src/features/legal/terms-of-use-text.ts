import { BRAND } from '@wohlauf/contract/values/brand'
import type { LegalText } from './legal-text.ts'

export const TERMS_OF_USE_TEXT: LegalText = {
  title: 'Nutzungsbedingungen',
  lead: `Diese Bedingungen regeln, wie du ${BRAND} nutzen kannst und worauf du dich dabei verlassen darfst.`,
  summary: [
    `${BRAND} ist für Erwachsene und ersetzt keinen ärztlichen Rat.`,
    'Dein Unternehmen stellt dir den Zugang. Dich kostet er nichts.',
    'Was du lernst, notierst und festhältst, sieht dein Unternehmen nicht.',
    'Du kannst dein Konto jederzeit im Profil löschen.',
  ],
  sections: [
    {
      id: 'gegenstand',
      title: 'Worum es geht',
      blocks: [
        `${BRAND} ist ein digitales Angebot zur Gesundheitsförderung. Du lernst in Modulen, hältst Gewohnheiten und Ziele fest und liest Beiträge zu Ernährung, Bewegung oder Umgang mit Stress. Welche Bereiche du siehst, hängt davon ab, was dein Unternehmen ausgewählt hat.`,
        'Diese Bedingungen gelten zwischen dir und uns, sobald du ihnen bei der Registrierung zustimmst. Sie gelten im Browser und in der App auf deinem Gerät. Der Vertrag wird auf Deutsch geschlossen; du kannst ihn hier jederzeit lesen und drucken. Anbieter ist:',
        { company: 'address' },
      ],
    },
    {
      id: 'wer',
      title: 'Wer teilnehmen kann',
      blocks: [
        `${BRAND} richtet sich nur an Erwachsene. Mit der Registrierung bestätigst du, dass du mindestens 18 Jahre alt bist.`,
        'Du brauchst eine Einladung oder einen Registrierungslink deines Unternehmens. Ein Anspruch darauf, teilnehmen zu können, besteht uns gegenüber nicht.',
      ],
    },
    {
      id: 'kein-medizinischer-rat',
      title: 'Kein medizinischer Rat',
      blocks: [
        `${BRAND} informiert und begleitet. Die Inhalte sind sorgfältig erstellt, aber allgemein: Sie kennen deine Vorgeschichte nicht. Sie sind kein medizinischer Rat, keine Diagnose und keine Behandlung, und sie ersetzen keine Untersuchung. ${BRAND} ist kein Medizinprodukt.`,
        {
          list: [
            'Sprich vor größeren Änderungen an Ernährung oder Bewegung mit deiner Ärztin oder deinem Arzt, besonders bei Erkrankungen, Allergien, Schwangerschaft, Stillzeit, einer Essstörung oder wenn du Medikamente nimmst.',
            'Setze Medikamente nicht wegen eines Inhalts ab und schiebe keinen Arztbesuch auf.',
            'Hör auf, wenn dir etwas nicht guttut. Im Notfall wähle die 112.',
          ],
        },
        'Gesundheitspunkte, Level und Verläufe sollen motivieren. Sie messen nicht, wie gesund du bist, haben keinen Geldwert und können nicht übertragen werden.',
      ],
    },
    {
      id: 'konto',
      title: 'Dein Konto',
      blocks: [
        'Dein Konto gehört nur dir. Bitte mach bei der Registrierung richtige Angaben, halte deine E-Mail Adresse aktuell und gib dein Passwort nicht weiter.',
        'Du bekommst zuerst eine E-Mail. Der Vertrag kommt zustande, wenn du den Link darin öffnest und die Registrierung abschließt. Falls du glaubst, dass jemand anderes dein Konto nutzt, ändere dein Passwort und gib uns Bescheid.',
      ],
    },
    {
      id: 'lizenz',
      title: 'Die Lizenz deines Unternehmens',
      blocks: [
        `Dein Unternehmen erwirbt bei uns Lizenzen und vergibt sie. Für dich ist die Nutzung kostenlos; du gehst keine Zahlungspflicht ein. Deine Teilnahme ist freiwillig und nicht Teil deines Arbeitsverhältnisses.`,
        'Dein Unternehmen sieht zu deiner Lizenz deine E-Mail Adresse, deinen Namen, den Status und ein Datum. Was du in der App tust, sieht es nie.',
        'Dein Unternehmen kann eine Lizenz entziehen, etwa wenn du es verlässt. Dann endet dein Zugang, und wir schreiben dir eine E-Mail. Alle deine Daten werden unwiderruflich gelöscht: sofort, oder nach einer Frist von höchstens 60 Tagen, wenn deine App eine vorsieht. In dieser Frist kann dein Unternehmen den Entzug rückgängig machen. Deshalb unser Rat: Lade deine Daten im Profil herunter, bevor du das Unternehmen wechselst.',
      ],
    },
    {
      id: 'fairer-umgang',
      title: 'Fairer Umgang',
      blocks: [
        'Nutze das Angebot für dich selbst und so, dass es für alle funktioniert. Nicht erlaubt ist:',
        {
          list: [
            'Zugangsdaten oder Registrierungslinks an Unbefugte zu geben,',
            'Inhalte massenhaft oder automatisiert abzurufen,',
            'die Technik zu stören, Schutzmaßnahmen zu umgehen oder fremde Daten auszuspähen,',
            'rechtswidrige Inhalte oder Bilder hochzuladen, an denen du keine Rechte hast.',
          ],
        },
        'Texte, Bilder, Videos und Dokumente sind urheberrechtlich geschützt. Du darfst sie für dich nutzen und speichern, aber ohne unsere Erlaubnis nicht veröffentlichen oder verkaufen. Gesetzlich erlaubte Nutzungen bleiben frei.',
        'Bei einem schweren oder wiederholten Verstoß können wir dein Konto sperren. Wir hören dich vorher an, wenn nicht sofort gehandelt werden muss, und nennen dir den Grund. Hältst du die Sperre für falsch, schreib uns; ein Mensch prüft sie.',
      ],
    },
    {
      id: 'deine-inhalte',
      title: 'Was du einträgst',
      blocks: [
        'Deine Einträge, Ziele und Bilder bleiben deine. Du erlaubst uns nur, sie so weit zu speichern und zu verarbeiten, wie es nötig ist, um sie dir zu zeigen und für dich zu sichern. Wir veröffentlichen sie nicht und werten sie nicht für andere aus.',
        [
          'Gewohnheiten, Ziele und Tagebuch speichern nur etwas, wenn du in die Verarbeitung deiner Gesundheitsdaten eingewilligt hast. Diese Einwilligung ist von diesen Bedingungen getrennt. Mehr dazu liest du unter ',
          { text: 'Datenschutz', route: 'legal-data-protection' },
          '.',
        ],
      ],
    },
    {
      id: 'verfuegbarkeit',
      title: 'Verfügbarkeit und Veränderungen',
      blocks: [
        'Wir geben uns Mühe, dass alles läuft. Es kann aber Pausen geben, etwa für Wartung, bei Störungen oder aus Gründen, die wir nicht beeinflussen. Geplante Pausen halten wir kurz.',
        'Wir entwickeln das Angebot weiter: Inhalte kommen hinzu, werden überarbeitet oder entfallen. Eine Änderung darf das, was das Angebot für dich ausmacht, nicht ohne triftigen Grund verschlechtern. Von spürbaren Einschränkungen erfährst du vorher.',
        'Für Erinnerungen brauchen wir Dienste anderer, zum Beispiel für E-Mail und Push-Mitteilungen. Dass eine Erinnerung rechtzeitig ankommt, können wir nicht zusichern.',
      ],
    },
    {
      id: 'haftung',
      title: 'Haftung',
      blocks: [
        'Wir haften unbeschränkt bei Vorsatz und grober Fahrlässigkeit, bei Schäden an Leben, Körper oder Gesundheit, bei arglistig verschwiegenen Mängeln, für ausdrücklich übernommene Garantien und nach dem Produkthaftungsgesetz.',
        'Bei einfacher Fahrlässigkeit haften wir sonst nur, wenn wir eine Pflicht verletzen, ohne die der Vertrag seinen Sinn verliert und auf die du dich verlassen darfst. Dann ist die Haftung auf den Schaden begrenzt, der für diesen Vertrag typisch und vorhersehbar ist. Das gilt auch für Menschen, die für uns arbeiten.',
        'Deine Rechte nach der Datenschutz-Grundverordnung und deine gesetzlichen Rechte bei Mängeln bleiben davon unberührt.',
      ],
    },
    {
      id: 'ende',
      title: 'Dauer, Ende und Löschung',
      blocks: [
        'Der Vertrag läuft auf unbestimmte Zeit. Du kannst ihn jederzeit beenden: Lösche im Profil dein Konto. Das wirkt sofort und lässt sich nicht rückgängig machen.',
        'Wir können mit einer Frist von vier Wochen per E-Mail kündigen. Der Vertrag endet außerdem, wenn deine Lizenz entzogen wird oder der Vertrag mit deinem Unternehmen ausläuft. Das Recht, aus wichtigem Grund sofort zu kündigen, haben beide Seiten.',
        'Mit dem Ende werden dein Konto und deine Daten gelöscht. Bis dahin kannst du sie im Profil herunterladen. Ausnahmen gelten nur, soweit das Gesetz eine Aufbewahrung verlangt.',
        'Weil du nichts bezahlst und wir deine Daten nur verarbeiten, um dir das Angebot bereitzustellen oder Gesetze einzuhalten, gibt es kein gesetzliches Widerrufsrecht (§ 312 Abs. 1a Satz 2 BGB). Du kannst stattdessen jederzeit aufhören.',
      ],
    },
    {
      id: 'aenderungen',
      title: 'Wenn sich diese Bedingungen ändern',
      blocks: [
        'Manchmal müssen wir die Bedingungen anpassen, etwa wegen neuer Gesetze oder Funktionen. Dann zeigen wir dir die neue Fassung und fragen dich. Dein Schweigen gilt nicht als Zustimmung. Stimmst du nicht zu, gelten die bisherigen Bedingungen weiter, bis eine Seite den Vertrag beendet.',
        'Wir speichern, welcher Fassung du wann zugestimmt hast.',
      ],
    },
    {
      id: 'barrierefreiheit',
      title: 'Barrierefreiheit',
      blocks: [
        `Alle sollen ${BRAND} bedienen können: mit Tastatur, Vorleseprogramm, großer Schrift und ohne Bewegung auf dem Bildschirm. Unser Maßstab sind die Richtlinien WCAG 2.2, Stufe AA.`,
        'Stößt du auf ein Hindernis, schreib uns bitte; wir suchen mit dir eine Lösung:',
        { company: 'contact' },
        'Soweit das Barrierefreiheitsstärkungsgesetz gilt, wacht darüber die Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen in Magdeburg.',
      ],
    },
    {
      id: 'streitbeilegung',
      title: 'Wenn wir uns nicht einig sind',
      blocks: [
        'Bitte sprich uns zuerst an; das meiste lässt sich so klären. An einem Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle nehmen wir nicht teil und sind dazu nicht verpflichtet (§ 36 VSBG).',
      ],
    },
    {
      id: 'recht',
      title: 'Recht und Gerichtsstand',
      blocks: [
        'Es gilt deutsches Recht ohne das UN-Kaufrecht. Wohnst du in einem anderen Staat der Europäischen Union, bleiben dir die Rechte, die dir dort zwingend zustehen.',
        'Gerichtsstand ist München, soweit das Gesetz eine solche Vereinbarung zulässt. Als Verbraucherin oder Verbraucher kannst du auch vor dem Gericht an deinem Wohnort klagen.',
        'Ist eine Regelung unwirksam, bleiben die übrigen bestehen. An ihre Stelle tritt das Gesetz.',
      ],
    },
  ],
}

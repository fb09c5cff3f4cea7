import classes from './calendar.module.css'

const WAYS = [
  {
    name: 'iPhone, iPad und Mac',
    steps: [
      'Tippe hier auf „Im Kalender öffnen“.',
      'Bestätige mit „Abonnieren“ und wähle, ob das Abo auf allen deinen Geräten erscheinen soll.',
    ],
  },
  {
    name: 'Google Kalender',
    steps: [
      'Kopiere die Adresse und öffne calendar.google.com am Computer.',
      'Klicke links bei „Weitere Kalender“ auf das Plus und dann auf „Per URL“.',
      'Füge die Adresse ein und klicke auf „Kalender hinzufügen“. Er erscheint danach auch in der App auf deinem Smartphone.',
    ],
  },
  {
    name: 'Outlook',
    steps: [
      'Kopiere die Adresse und öffne in Outlook den Kalender.',
      'Klicke auf „Kalender hinzufügen“ und dann auf „Aus dem Internet abonnieren“.',
      'Füge die Adresse ein, gib dem Kalender einen Namen und klicke auf „Importieren“.',
    ],
  },
]

export const CalendarSteps = () => (
  <section className={classes.ways} aria-label="So trägst du die Adresse ein">
    {WAYS.map(({ name, steps }) => (
      <div key={name}>
        <h3>{name}</h3>
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
    ))}
    <p>
      Kalender holen Änderungen nach ihrem eigenen Takt: meist nach einigen Stunden, bei Google auch erst nach
      einem Tag.
    </p>
  </section>
)

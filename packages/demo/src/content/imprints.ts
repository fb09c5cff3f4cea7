const PROVIDER = [
  '<h2>Angaben nach § 5 DDG</h2>',
  '<p>Wohlauf Demo GmbH<br>Musterstraße 1<br>80331 München</p>',
  '<p>Vertreten durch Erika Musterfrau und Max Mustermann<br>Amtsgericht München, HRB 000000<br>USt-IdNr. DE000000000</p>',
].join('')

const CONTACT = [
  '<h2>Kontakt</h2>',
  '<p>E-Mail: kontakt@wohlauf-demo.example<br>Telefon: +49 89 99998100</p>',
].join('')

const DISPUTES = [
  '<h2>Streitbeilegung</h2>',
  '<p>An einem Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle nehmen wir nicht teil und sind dazu nicht verpflichtet (§ 36 VSBG).</p>',
].join('')

const SPORTS = [
  '<h2>Fachliche Beratung</h2>',
  '<p>Die Übungen dieser App entstehen zusammen mit:</p>',
  '<ul><li><p>Sportinstitut Musterstadt, Abteilung Bewegung im Alltag</p></li><li><p>Praxis für Physiotherapie am Musterplatz</p></li></ul>',
].join('')

/** Sorted from the oldest. */
export const DEMO_IMPRINTS: readonly { daysAgo: number; bodyHtml: string }[] = [
  { daysAgo: 120, bodyHtml: PROVIDER + CONTACT + DISPUTES },
  { daysAgo: 30, bodyHtml: PROVIDER + CONTACT + SPORTS + DISPUTES },
]

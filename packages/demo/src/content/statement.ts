/** Of a demonstration that nobody has tested by hand, and says so. */
export const DEMO_STATEMENT = [
  '<p>Was in dieser App ohne Hindernisse geht, was noch nicht, und wie du uns ein Hindernis meldest.</p>',
  '<h2>Wofür diese Erklärung gilt</h2>',
  '<p>Sie gilt für diese Demo-App im Browser. Die App und ihre Inhalte sind erfunden, damit man sie ausprobieren kann.</p>',
  '<h2>Was geprüft wurde, und womit</h2>',
  '<p>Automatisch, bei jeder Änderung der App: Seiten und Dialoge mit axe-core nach den Regeln der WCAG 2.2, Stufen A und AA. Solche Prüfungen erkennen nur einen Teil der Hindernisse. Von Hand und von einer unabhängigen Stelle wurde diese Demo-App nicht geprüft.</p>',
  '<h2>Was noch nicht barrierefrei ist, und warum</h2>',
  '<ul><li><p>In Leichter Sprache gibt es eine Seite, aber nicht die Inhalte. Videos in Deutscher Gebärdensprache gibt es in dieser Demo-App nicht.</p></li></ul>',
  '<h2>Wenn unsere Antwort dir nicht hilft</h2>',
  '<p>Ein echter Betreiber nennt hier die Stelle, an die du dich dann wenden kannst.</p>',
].join('')

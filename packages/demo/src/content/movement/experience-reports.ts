import type { DemoExperienceReport } from '../types.ts'

export const experienceReports: readonly DemoExperienceReport[] = [
  {
    name: 'Bernd',
    ageInYears: 58,
    job: 'Disponent in einer Spedition',
    familySituation: 'Verheiratet',
    picture: { subject: 'portrait', seed: 6, alternativeText: 'Bernd, gezeichnet, mit kahlem Kopf' },
    content:
      '<h2>Telefonieren im Gehen</h2><p>Ich sitze seit dreißig Jahren und telefoniere. Sport nach der Arbeit habe ich jedes Jahr im Januar angefangen und im Februar gelassen.</p><p>Dann habe ich es andersherum gemacht: Ich habe mir ein langes Kabel besorgt und stehe bei jedem Anruf auf. Am Anfang kam ich mir komisch vor, heute gehen zwei Kollegen mit. Ich habe an einem normalen Tag über vierzig Anrufe.</p><p>Der Rücken ist nicht neu. Aber ich merke abends, dass ich einen habe, und nicht mehr nur, dass er weh tut.</p>',
  },
  {
    name: 'Lena',
    ageInYears: 41,
    job: 'Steuerfachangestellte',
    familySituation: 'Verheiratet, drei Kinder',
    picture: { subject: 'portrait', seed: 4, alternativeText: 'Lena, gezeichnet, mit hochgestecktem Haar' },
    content:
      '<h2>Zwei Haltestellen früher</h2><p>Zeit hatte ich keine, das war mein Satz. Die zwei Haltestellen zu Fuß kosten mich elf Minuten, ich habe sie gestoppt. Diese elf Minuten gehören nur mir: keine Mandanten, keine Hausaufgaben.</p><p>Im November wollte ich aufhören. Dann habe ich mir eine gute Regenjacke gekauft, und das war die ganze Lösung. Ich hatte nie ein Problem mit dem Gehen, ich hatte eins mit dem Nasswerden.</p><p>Seit einem Jahr gehe ich viermal in der Woche. Am fünften Tag darf ich fahren, und ich freue mich auf beides.</p>',
  },
  {
    name: 'Ingrid',
    ageInYears: 63,
    job: 'Krankenschwester',
    familySituation: 'Geschieden, ein Enkel',
    picture: { subject: 'portrait', seed: 8, alternativeText: 'Ingrid, gezeichnet, mit grauen Locken' },
    content:
      '<h2>Nach der Knieoperation</h2><p>Nach der Operation hatte ich Angst vor jeder Treppe. Der Physiotherapeut war nach sechs Wochen weg, und ich stand da mit meinem Zettel voller Übungen.</p><p>Ich habe mir eine einzige ausgesucht: jeden Morgen beim Zähneputzen auf einem Bein stehen, erst mit Festhalten. Nach vier Wochen kam die nächste dazu. So bin ich nie vor einem Berg gestanden, immer nur vor einer Stufe.</p><p>Im Sommer war ich mit meinem Enkel im Harz. Er war schneller. Aber oben war ich auch.</p>',
  },
]

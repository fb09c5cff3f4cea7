export const goalProposals: readonly string[] = [
  'Ich mache am Tag zwei Pausen, die wirklich Pausen sind',
  'Ich lege das Handy eine Stunde vor dem Schlafen weg',
  'Ich sage freundlich Nein, wenn es mir zu viel wird',
  'Ich wache morgens erholt auf',
]

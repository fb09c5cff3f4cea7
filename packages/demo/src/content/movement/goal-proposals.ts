export const goalProposals: readonly string[] = [
  'Ich gehe jeden Tag eine halbe Stunde an die frische Luft',
  'Ich kräftige zweimal in der Woche meinen Rücken',
  'Ich stehe bei der Arbeit jede Stunde einmal auf',
  'Ich steige vier Stockwerke, ohne außer Atem zu kommen',
]

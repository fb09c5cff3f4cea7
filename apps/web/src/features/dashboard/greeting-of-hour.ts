type PartOfDay = 'morning' | 'day' | 'evening'

export type Greeting = { partOfDay: PartOfDay; salutation: string; lead: string }

const GREETINGS: Record<PartOfDay, Omit<Greeting, 'partOfDay'>> = {
  morning: { salutation: 'Guten Morgen', lead: 'Was tut dir heute gut?' },
  day: { salutation: 'Guten Tag', lead: 'Zeit für einen kleinen Schritt.' },
  evening: { salutation: 'Guten Abend', lead: 'Ein paar ruhige Minuten nur für dich.' },
}

const partOfDayAt = (hour: number): PartOfDay => {
  if (hour >= 5 && hour < 11) return 'morning'
  return hour >= 11 && hour < 18 ? 'day' : 'evening'
}

/** @param hour 0 to 23, in Berlin */
export const greetingOfHour = (hour: number): Greeting => {
  const partOfDay = partOfDayAt(hour)
  return { partOfDay, ...GREETINGS[partOfDay] }
}

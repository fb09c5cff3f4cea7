import type { SeatStatus } from '../../../apps/server/src/contexts/seats/database/tables.ts'

type DemoSeat = { emailAddress: string; status: SeatStatus; daysAgo: number }

type DemoStaff = {
  /** The domain of their addresses. */
  domain: string
  accepted: number
  invited: number
  started: number
}

export type DemoSponsor = {
  name: string
  registrationLinkSlug: string | null
  /** Sorted from the oldest. */
  history: readonly { monthsAgo: number; availableSeats: number }[]
  seats: readonly DemoSeat[]
  staff: DemoStaff
}

/** The company of the sponsor's manager and of the demo accounts. Its slug is as public as the demo password. */
export const DEMO_SPONSOR = {
  name: 'Musterwerke AG',
  registrationLinkSlug: 'musterwerke-demo',
  history: [
    { monthsAgo: 14, availableSeats: 60 },
    { monthsAgo: 9, availableSeats: 90 },
    { monthsAgo: 3, availableSeats: 120 },
  ],
  // Accepted seats belong to the account of that address.
  seats: [
    { emailAddress: 'mitglied@demo.example', status: 'ACCEPTED', daysAgo: 49 },
    { emailAddress: 'neu@demo.example', status: 'ACCEPTED', daysAgo: 0 },
    { emailAddress: 'anna.berg@musterwerke.example', status: 'INVITED', daysAgo: 12 },
    { emailAddress: 'cem.aydin@musterwerke.example', status: 'INVITED', daysAgo: 12 },
    { emailAddress: 'jonas.wolf@musterwerke.example', status: 'INVITED', daysAgo: 5 },
    { emailAddress: 'lena.hofer@musterwerke.example', status: 'INVITED', daysAgo: 2 },
    { emailAddress: 'marek.nowak@musterwerke.example', status: 'REGISTRATION_STARTED', daysAgo: 4 },
    { emailAddress: 'sofia.rossi@musterwerke.example', status: 'REGISTRATION_STARTED', daysAgo: 1 },
    { emailAddress: 'tim.keller@musterwerke.example', status: 'REGISTRATION_STARTED', daysAgo: 0 },
  ],
  staff: { domain: 'musterwerke.example', accepted: 94, invited: 0, started: 0 },
} as const satisfies DemoSponsor

/** The second one has few seats left. */
export const DEMO_SPONSORS: readonly DemoSponsor[] = [
  DEMO_SPONSOR,
  {
    name: 'Stadtwerke Beispielstadt',
    registrationLinkSlug: null,
    history: [
      { monthsAgo: 8, availableSeats: 20 },
      { monthsAgo: 4, availableSeats: 30 },
    ],
    seats: [],
    staff: { domain: 'stadtwerke.example', accepted: 24, invited: 3, started: 1 },
  },
  {
    name: 'Klinikum am Park',
    registrationLinkSlug: null,
    history: [
      { monthsAgo: 11, availableSeats: 100 },
      { monthsAgo: 5, availableSeats: 50 },
      { monthsAgo: 1, availableSeats: 60 },
    ],
    seats: [],
    staff: { domain: 'klinikum.example', accepted: 15, invited: 5, started: 0 },
  },
]

const FIRST_NAMES = ['Mara', 'Ben', 'Leyla', 'Emil', 'Ida', 'Noah', 'Amira', 'Paul', 'Greta', 'Luca', 'Jule']
const LAST_NAMES = ['Fischer', 'Demir', 'Krause', 'Vogel', 'Lang', 'Petrov', 'Busch', 'Albers', 'Engel']

/** The first 99 people have different names: 11 and 9 have no common divisor. */
export const demoPerson = (number: number, domain: string) => {
  const firstName = FIRST_NAMES[number % FIRST_NAMES.length] ?? ''
  const lastName = LAST_NAMES[number % LAST_NAMES.length] ?? ''
  return { firstName, lastName, emailAddress: `${firstName}.${lastName}@${domain}`.toLowerCase() }
}

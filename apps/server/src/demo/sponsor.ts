import type { SeatStatus } from '../contexts/sponsors/index.ts'

type DemoSeat = { emailAddress: string; status: SeatStatus; daysAgo: number }

/** The company of the NUTRITION app. Its slug is as public as the demo password. */
export const DEMO_SPONSOR = {
  name: 'Musterwerke AG',
  availableSeats: 20,
  registrationLinkSlug: 'musterwerke-demo',
}

/** Accepted ones belong to the account of that address. */
export const DEMO_SEATS: readonly DemoSeat[] = [
  { emailAddress: 'mitglied@demo.example', status: 'ACCEPTED', daysAgo: 49 },
  { emailAddress: 'neu@demo.example', status: 'ACCEPTED', daysAgo: 0 },
  { emailAddress: 'anna.berg@musterwerke.example', status: 'INVITED', daysAgo: 12 },
  { emailAddress: 'cem.aydin@musterwerke.example', status: 'INVITED', daysAgo: 12 },
  { emailAddress: 'jonas.wolf@musterwerke.example', status: 'INVITED', daysAgo: 5 },
  { emailAddress: 'lena.hofer@musterwerke.example', status: 'INVITED', daysAgo: 2 },
  { emailAddress: 'marek.nowak@musterwerke.example', status: 'REGISTRATION_STARTED', daysAgo: 4 },
  { emailAddress: 'sofia.rossi@musterwerke.example', status: 'REGISTRATION_STARTED', daysAgo: 1 },
  { emailAddress: 'tim.keller@musterwerke.example', status: 'REGISTRATION_STARTED', daysAgo: 0 },
]

import { expect, test } from 'vitest'
import { complaintAbout, countPeople } from './lines.ts'

test.each([
  [['a@firma.example', 'b@firma.example'], 2, null],
  [[], 2, 'Es muss mindestens eine E-Mail Adresse eingegeben werden'],
  [['a@firma.example', 'b@firma.example'], 1, 'Es sind nur noch 1 Lizenzen verfügbar'],
  [['a@firma.example', 'a@firma.example'], 2, 'Mindestens eine E-Mail Adresse kommt doppelt vor'],
  [['a@firma.example', 'kein-at'], 2, 'Mindestens eine E-Mail Adresse ist nicht gültig'],
  [['kein-at', 'kein-at'], 2, 'Mindestens eine E-Mail Adresse kommt doppelt vor'],
  // Lines without a valid address take no seats.
  [['kein-at', 'kein-at', 'x'], 2, 'Mindestens eine E-Mail Adresse kommt doppelt vor'],
  [['a@b.de', 'A@b.de', 'b@b.de'], 2, 'Mindestens eine E-Mail Adresse kommt doppelt vor'],
  [['a@b.de', 'b@b.de', 'c@b.de', 'x'], 2, 'Es sind nur noch 2 Lizenzen verfügbar'],
])('%j with %i free seats: %s', (lines, free, complaint) => {
  expect(complaintAbout(lines, free)).toBe(complaint)
})

test.each([
  [[], 0],
  [['a@b.de', 'kein-at'], 1],
  [['a@b.de', 'A@b.de', 'b@b.de'], 2],
  [['a@müller.de', 'a@xn--mller-kva.de'], 1],
])('%j are %i people', (lines, people) => expect(countPeople(lines)).toBe(people))

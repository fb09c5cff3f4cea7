import { BRAND, BRAND_ALIAS } from '../values/brand.ts'
import { learner, open, type RouteEntry } from './route-entry.ts'

export const ROUTES_OF_ACCOUNT = {
  default: {
    path: '/default',
    access: { requiresAuth: true, isOpenBeforeOnboarding: true },
  },
  'authentication-login': {
    path: '/login',
    access: { requiresAuth: false, isAlwaysAccessible: true },
  },
  'authentication-user-registration-with-sponsor-link': {
    path: '/registrierung/s/$registrationLinkSlug',
    access: { requiresAuth: false, isAlwaysAccessible: true },
  },
  'authentication-user-registration-confirmation': {
    path: '/registrierung/$confirmationToken',
    access: { requiresAuth: false, isAlwaysAccessible: true },
  },
  'authentication-request-password-reset': {
    path: '/passwort-zuruecksetzen',
    access: open,
  },
  'authentication-confirm-password-reset': {
    path: '/passwort-zuruecksetzen/$confirmationToken',
    access: open,
  },
  'authentication-confirm-email-change': {
    path: '/email-anpassen/$confirmationToken',
    access: open,
  },
  'authentication-stop-email-change': {
    path: '/email-anpassen/$confirmationToken/stoppen',
    access: open,
  },
  // A mail program sends a POST here to unsubscribe immediately (RFC 8058); a browser gets the page.
  'authentication-stop-email-reminders': {
    path: '/erinnerungen-abbestellen/$confirmationToken',
    access: open,
  },
  'authentication-departure': {
    path: '/ausgeschieden/$confirmationToken',
    access: open,
  },
  'authentication-confirm-private-move': {
    path: '/ausgeschieden/$confirmationToken/umziehen',
    access: open,
  },
  // Before the route with a parameter in the same place.
  'profile-on-this-device': {
    path: '/profil/auf-diesem-geraet',
    access: learner,
  },
  'authentication-impersonation': {
    path: '/profil/$token',
    access: open,
  },
  'profile-show-profile': {
    path: '/profil',
    access: { requiresAuth: true, isOpenBeforeOnboarding: true },
    menu: { group: 'account', label: 'Profil' },
  },
  'favourites-favourite-list': {
    path: '/gemerkt',
    access: learner,
    menu: { group: 'account', label: 'Gemerkt' },
  },
  'contact-support-support-introduction': {
    path: '/support',
    access: { ...learner, isOpenBeforeOnboarding: true },
    menu: { group: 'account', label: 'Support' },
  },
  'legal-terms-of-use': {
    path: '/nutzungsbedingungen',
    access: open,
    menu: { group: 'account', label: 'Nutzungsbedingungen', startsPart: true },
  },
  'legal-data-protection': {
    path: '/datenschutz',
    access: open,
    menu: { group: 'account', label: 'Datenschutz' },
  },
  'legal-imprint': {
    path: '/impressum',
    access: open,
    menu: { group: 'account', label: 'Impressum' },
  },
  'legal-accessibility': {
    path: '/barrierefreiheit',
    access: open,
    menu: { group: 'account', label: 'Barrierefreiheit', needsLegalText: 'ACCESSIBILITY' },
  },
  'legal-easy-language': {
    path: '/leichte-sprache',
    access: open,
    menu: {
      group: 'account',
      label: 'Leichte Sprache und Gebärdensprache',
      needsLegalText: 'EASY_LANGUAGE',
    },
  },
  // The stores ask for it: how an account is deleted without the app.
  'legal-account-deletion': {
    path: '/konto-loeschen',
    access: open,
  },
  'legal-licences': {
    path: '/lizenzen',
    access: open,
  },
  [`about-${BRAND_ALIAS}`]: {
    path: `/ueber-${BRAND_ALIAS}`,
    access: { ...open, feature: 'ABOUT' },
    menu: { group: 'about', label: `Über ${BRAND}` },
  },
  logout: {
    path: '/logout',
    access: { isAlwaysAccessible: true, isOpenBeforeOnboarding: true },
    menu: { group: 'account', label: 'Abmelden', startsPart: true, needsUser: true },
  },
} as const satisfies Record<string, RouteEntry>

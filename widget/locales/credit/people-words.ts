import type { Language } from '../languages.ts'
import type { CreditPeopleWords } from './people-en.ts'

/** The words of customers without an order. */
export const creditPeopleWords: Record<Language, () => Promise<CreditPeopleWords>> = {
  en: async () => (await import('./people-en.ts')).creditPeopleEn,
  sv: async () => (await import('./people-sv.ts')).creditPeopleSv,
  no: async () => (await import('./people-no.ts')).creditPeopleNo,
  da: async () => (await import('./people-da.ts')).creditPeopleDa,
  de: async () => (await import('./people-de.ts')).creditPeopleDe,
  fi: async () => (await import('./people-fi.ts')).creditPeopleFi,
  nl: async () => (await import('./people-nl.ts')).creditPeopleNl,
}

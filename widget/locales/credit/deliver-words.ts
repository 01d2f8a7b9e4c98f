import type { Language } from '../languages.ts'
import type { CreditDeliverWords } from './deliver-en.ts'

/** The words of what is done to a credit order. */
export const creditDeliverWords: Record<Language, () => Promise<CreditDeliverWords>> = {
  en: async () => (await import('./deliver-en.ts')).creditDeliverEn,
  sv: async () => (await import('./deliver-sv.ts')).creditDeliverSv,
  no: async () => (await import('./deliver-no.ts')).creditDeliverNo,
  da: async () => (await import('./deliver-da.ts')).creditDeliverDa,
  de: async () => (await import('./deliver-de.ts')).creditDeliverDe,
  fi: async () => (await import('./deliver-fi.ts')).creditDeliverFi,
  nl: async () => (await import('./deliver-nl.ts')).creditDeliverNl,
}

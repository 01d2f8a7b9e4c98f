import type { Language } from '../languages.ts'
import type { CreditDeskWords } from './desk-en.ts'

/** The words of the credit desk and its orders, which load with it. */
export const creditDeskWords: Record<Language, () => Promise<CreditDeskWords>> = {
  en: async () => (await import('./desk-en.ts')).creditDeskEn,
  sv: async () => (await import('./desk-sv.ts')).creditDeskSv,
  no: async () => (await import('./desk-no.ts')).creditDeskNo,
  da: async () => (await import('./desk-da.ts')).creditDeskDa,
  fi: async () => (await import('./desk-fi.ts')).creditDeskFi,
  de: async () => (await import('./desk-de.ts')).creditDeskDe,
  nl: async () => (await import('./desk-nl.ts')).creditDeskNl,
}

import type { Language } from '../languages.ts'
import type { CreditCreateWords } from './create-en.ts'

/** The words of a new credit order. */
export const creditCreateWords: Record<Language, () => Promise<CreditCreateWords>> = {
  en: async () => (await import('./create-en.ts')).creditCreateEn,
  sv: async () => (await import('./create-sv.ts')).creditCreateSv,
  no: async () => (await import('./create-no.ts')).creditCreateNo,
  da: async () => (await import('./create-da.ts')).creditCreateDa,
  fi: async () => (await import('./create-fi.ts')).creditCreateFi,
  de: async () => (await import('./create-de.ts')).creditCreateDe,
  nl: async () => (await import('./create-nl.ts')).creditCreateNl,
}

import type { Language } from '../languages.ts'
import type { CreditRowsWords } from './rows-en.ts'

/** The words of the rows of credit orders. */
export const creditRowsWords: Record<Language, () => Promise<CreditRowsWords>> = {
  en: async () => (await import('./rows-en.ts')).creditRowsEn,
  sv: async () => (await import('./rows-sv.ts')).creditRowsSv,
  no: async () => (await import('./rows-no.ts')).creditRowsNo,
  da: async () => (await import('./rows-da.ts')).creditRowsDa,
  de: async () => (await import('./rows-de.ts')).creditRowsDe,
  fi: async () => (await import('./rows-fi.ts')).creditRowsFi,
  nl: async () => (await import('./rows-nl.ts')).creditRowsNl,
}

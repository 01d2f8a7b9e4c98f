import type { Language } from '../languages.ts'
import type { BankWords } from './bank-en.ts'

/** The words of the comparison with the bank. They load with the part. */
export const bankWords: Record<Language, () => Promise<BankWords>> = {
  en: async () => (await import('./bank-en.ts')).bankEn,
  sv: async () => (await import('./bank-sv.ts')).bankSv,
  no: async () => (await import('./bank-no.ts')).bankNo,
  da: async () => (await import('./bank-da.ts')).bankDa,
  fi: async () => (await import('./bank-fi.ts')).bankFi,
  de: async () => (await import('./bank-de.ts')).bankDe,
  nl: async () => (await import('./bank-nl.ts')).bankNl,
}

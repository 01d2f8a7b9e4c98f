import type { Language } from '../languages.ts'
import type { CreditFormWords } from './form-en.ts'

/** The words of the credit desk's forms and writes. */
export const creditFormWords: Record<Language, () => Promise<CreditFormWords>> = {
  en: async () => (await import('./form-en.ts')).creditFormEn,
  sv: async () => (await import('./form-sv.ts')).creditFormSv,
  no: async () => (await import('./form-no.ts')).creditFormNo,
  da: async () => (await import('./form-da.ts')).creditFormDa,
  fi: async () => (await import('./form-fi.ts')).creditFormFi,
  de: async () => (await import('./form-de.ts')).creditFormDe,
  nl: async () => (await import('./form-nl.ts')).creditFormNl,
}

import type { Language } from '../languages.ts'
import type { ReportCloseWords } from './close-en.ts'

/** The words of the question before a day is closed. */
export const reportCloseWords: Record<Language, () => Promise<ReportCloseWords>> = {
  en: async () => (await import('./close-en.ts')).reportCloseEn,
  sv: async () => (await import('./close-sv.ts')).reportCloseSv,
  no: async () => (await import('./close-no.ts')).reportCloseNo,
  da: async () => (await import('./close-da.ts')).reportCloseDa,
  de: async () => (await import('./close-de.ts')).reportCloseDe,
  fi: async () => (await import('./close-fi.ts')).reportCloseFi,
  nl: async () => (await import('./close-nl.ts')).reportCloseNl,
}

import type { Language } from '../languages.ts'
import type { ReportRowsWords } from './rows-en.ts'

/** The words of the rows of a report, which load with them. */
export const reportRowsWords: Record<Language, () => Promise<ReportRowsWords>> = {
  en: async () => (await import('./rows-en.ts')).rowsEn,
  sv: async () => (await import('./rows-sv.ts')).rowsSv,
  no: async () => (await import('./rows-no.ts')).rowsNo,
  da: async () => (await import('./rows-da.ts')).rowsDa,
  de: async () => (await import('./rows-de.ts')).rowsDe,
  fi: async () => (await import('./rows-fi.ts')).rowsFi,
  nl: async () => (await import('./rows-nl.ts')).rowsNl,
}

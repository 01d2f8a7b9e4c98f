import type { Language } from '../languages.ts'
import type { ReportMonthWords } from './month-en.ts'

/** The words of the month, which load with it. */
export const reportMonthWords: Record<Language, () => Promise<ReportMonthWords>> = {
  en: async () => (await import('./month-en.ts')).reportMonthEn,
  sv: async () => (await import('./month-sv.ts')).reportMonthSv,
  no: async () => (await import('./month-no.ts')).reportMonthNo,
  da: async () => (await import('./month-da.ts')).reportMonthDa,
  de: async () => (await import('./month-de.ts')).reportMonthDe,
  fi: async () => (await import('./month-fi.ts')).reportMonthFi,
  nl: async () => (await import('./month-nl.ts')).reportMonthNl,
}

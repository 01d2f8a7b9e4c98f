import type { Language } from '../languages.ts'
import type { ReportDeskWords } from './desk-en.ts'

/** The words of the report desk, which load with it. */
export const reportDeskWords: Record<Language, () => Promise<ReportDeskWords>> = {
  en: async () => (await import('./desk-en.ts')).reportDeskEn,
  sv: async () => (await import('./desk-sv.ts')).reportDeskSv,
  no: async () => (await import('./desk-no.ts')).reportDeskNo,
  da: async () => (await import('./desk-da.ts')).reportDeskDa,
  de: async () => (await import('./desk-de.ts')).reportDeskDe,
  fi: async () => (await import('./desk-fi.ts')).reportDeskFi,
  nl: async () => (await import('./desk-nl.ts')).reportDeskNl,
}

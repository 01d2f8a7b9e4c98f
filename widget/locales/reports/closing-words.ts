import type { Language } from '../languages.ts'
import type { ReportClosingWords } from './closing-en.ts'

/** The words of the closing of a day. The month has the verdicts of them. */
export const reportClosingWords: Record<Language, () => Promise<ReportClosingWords>> = {
  en: async () => (await import('./closing-en.ts')).reportClosingEn,
  sv: async () => (await import('./closing-sv.ts')).reportClosingSv,
  no: async () => (await import('./closing-no.ts')).reportClosingNo,
  da: async () => (await import('./closing-da.ts')).reportClosingDa,
  de: async () => (await import('./closing-de.ts')).reportClosingDe,
  fi: async () => (await import('./closing-fi.ts')).reportClosingFi,
  nl: async () => (await import('./closing-nl.ts')).reportClosingNl,
}

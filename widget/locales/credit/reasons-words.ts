import type { Language } from '../languages.ts'
import type { CreditReasonsWords } from './reasons-en.ts'

/** The words of why the provider refuses, which load with the first refusal. */
export const creditReasonsWords: Record<Language, () => Promise<CreditReasonsWords>> = {
  en: async () => (await import('./reasons-en.ts')).creditReasonsEn,
  sv: async () => (await import('./reasons-sv.ts')).creditReasonsSv,
  no: async () => (await import('./reasons-no.ts')).creditReasonsNo,
  da: async () => (await import('./reasons-da.ts')).creditReasonsDa,
  de: async () => (await import('./reasons-de.ts')).creditReasonsDe,
  fi: async () => (await import('./reasons-fi.ts')).creditReasonsFi,
  nl: async () => (await import('./reasons-nl.ts')).creditReasonsNl,
}

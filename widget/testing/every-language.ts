/** The words of every language, side by side. */
import { type SoapName, soapOperations } from '../../shared/domain/credit/soap/operations.ts'
import type { Words } from '../locales/en.ts'
import { fileOf, type Language, languages, wordSets } from '../locales/languages.ts'

const files = import.meta.glob<{ texts: object }>(['../locales/??.ts', '../**/words/**/??.ts'], {
  eager: true,
})

/** All words of a language, as its files have them. @throws TypeError if it lacks a file */
function wordsOf(language: Language): Words {
  const sets = [`../locales/${language}.ts`, ...wordSets.map((set) => fileOf(set, language))]
  return Object.assign({}, ...sets.map((file) => files[file]!.texts)) as Words
}

/** In English, the contract's own words describe the operations. */
export const allEnglish: Words = {
  ...wordsOf('en'),
  creditOtherSummary: (name) =>
    Object.hasOwn(soapOperations, name) ? soapOperations[name as SoapName].summary : name,
}

export const everyLanguage: readonly Words[] = languages.map((language) =>
  language === 'en' ? allEnglish : wordsOf(language),
)

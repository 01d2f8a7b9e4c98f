/** The words of every language, side by side. */
import { da } from '../locales/da.ts'
import { de } from '../locales/de.ts'
import { editDa } from '../locales/edit/edit-da.ts'
import { editDe } from '../locales/edit/edit-de.ts'
import { editEn } from '../locales/edit/edit-en.ts'
import { editFi } from '../locales/edit/edit-fi.ts'
import { editNl } from '../locales/edit/edit-nl.ts'
import { editNo } from '../locales/edit/edit-no.ts'
import { editSv } from '../locales/edit/edit-sv.ts'
import { en, type Words } from '../locales/en.ts'
import { fi } from '../locales/fi.ts'
import { type Language, languages } from '../locales/languages.ts'
import { nl } from '../locales/nl.ts'
import { no } from '../locales/no.ts'
import { sv } from '../locales/sv.ts'
import { viewDa } from '../locales/view-words/view-da.ts'
import { viewDe } from '../locales/view-words/view-de.ts'
import { viewEn } from '../locales/view-words/view-en.ts'
import { viewFi } from '../locales/view-words/view-fi.ts'
import { viewNl } from '../locales/view-words/view-nl.ts'
import { viewNo } from '../locales/view-words/view-no.ts'
import { viewSv } from '../locales/view-words/view-sv.ts'

export const allEnglish: Words = { ...en, ...editEn, ...viewEn }

const words: Record<Language, Words> = {
  en: allEnglish,
  sv: { ...sv, ...editSv, ...viewSv },
  no: { ...no, ...editNo, ...viewNo },
  da: { ...da, ...editDa, ...viewDa },
  fi: { ...fi, ...editFi, ...viewFi },
  de: { ...de, ...editDe, ...viewDe },
  nl: { ...nl, ...editNl, ...viewNl },
}

export const everyLanguage: readonly Words[] = languages.map((language) => words[language])

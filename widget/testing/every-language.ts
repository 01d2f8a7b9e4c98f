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
import { lifeDa } from '../locales/life-words/life-da.ts'
import { lifeDe } from '../locales/life-words/life-de.ts'
import { lifeEn } from '../locales/life-words/life-en.ts'
import { lifeFi } from '../locales/life-words/life-fi.ts'
import { lifeNl } from '../locales/life-words/life-nl.ts'
import { lifeNo } from '../locales/life-words/life-no.ts'
import { lifeSv } from '../locales/life-words/life-sv.ts'
import { nl } from '../locales/nl.ts'
import { no } from '../locales/no.ts'
import { sv } from '../locales/sv.ts'

export const allEnglish: Words = { ...en, ...editEn, ...lifeEn }

const words: Record<Language, Words> = {
  en: allEnglish,
  sv: { ...sv, ...editSv, ...lifeSv },
  no: { ...no, ...editNo, ...lifeNo },
  da: { ...da, ...editDa, ...lifeDa },
  fi: { ...fi, ...editFi, ...lifeFi },
  de: { ...de, ...editDe, ...lifeDe },
  nl: { ...nl, ...editNl, ...lifeNl },
}

export const everyLanguage: readonly Words[] = languages.map((language) => words[language])

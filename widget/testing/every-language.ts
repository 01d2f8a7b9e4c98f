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
import { bankDa } from '../locales/reports/bank-da.ts'
import { bankDe } from '../locales/reports/bank-de.ts'
import { bankEn } from '../locales/reports/bank-en.ts'
import { bankFi } from '../locales/reports/bank-fi.ts'
import { bankNl } from '../locales/reports/bank-nl.ts'
import { bankNo } from '../locales/reports/bank-no.ts'
import { bankSv } from '../locales/reports/bank-sv.ts'
import { shopDa } from '../locales/reports/shop-da.ts'
import { shopDe } from '../locales/reports/shop-de.ts'
import { shopEn } from '../locales/reports/shop-en.ts'
import { shopFi } from '../locales/reports/shop-fi.ts'
import { shopNl } from '../locales/reports/shop-nl.ts'
import { shopNo } from '../locales/reports/shop-no.ts'
import { shopSv } from '../locales/reports/shop-sv.ts'
import { takeDa } from '../locales/reports/take-da.ts'
import { takeDe } from '../locales/reports/take-de.ts'
import { takeEn } from '../locales/reports/take-en.ts'
import { takeFi } from '../locales/reports/take-fi.ts'
import { takeNl } from '../locales/reports/take-nl.ts'
import { takeNo } from '../locales/reports/take-no.ts'
import { takeSv } from '../locales/reports/take-sv.ts'
import { storyDa } from '../locales/story/story-da.ts'
import { storyDe } from '../locales/story/story-de.ts'
import { storyEn } from '../locales/story/story-en.ts'
import { storyFi } from '../locales/story/story-fi.ts'
import { storyNl } from '../locales/story/story-nl.ts'
import { storyNo } from '../locales/story/story-no.ts'
import { storySv } from '../locales/story/story-sv.ts'
import { sv } from '../locales/sv.ts'
import { viewDa } from '../locales/view-words/view-da.ts'
import { viewDe } from '../locales/view-words/view-de.ts'
import { viewEn } from '../locales/view-words/view-en.ts'
import { viewFi } from '../locales/view-words/view-fi.ts'
import { viewNl } from '../locales/view-words/view-nl.ts'
import { viewNo } from '../locales/view-words/view-no.ts'
import { viewSv } from '../locales/view-words/view-sv.ts'

export const allEnglish: Words = {
  ...en,
  ...editEn,
  ...storyEn,
  ...viewEn,
  ...lifeEn,
  ...takeEn,
  ...bankEn,
  ...shopEn,
}

const words: Record<Language, Words> = {
  en: allEnglish,
  sv: { ...sv, ...editSv, ...storySv, ...viewSv, ...lifeSv, ...takeSv, ...bankSv, ...shopSv },
  no: { ...no, ...editNo, ...storyNo, ...viewNo, ...lifeNo, ...takeNo, ...bankNo, ...shopNo },
  da: { ...da, ...editDa, ...storyDa, ...viewDa, ...lifeDa, ...takeDa, ...bankDa, ...shopDa },
  fi: { ...fi, ...editFi, ...storyFi, ...viewFi, ...lifeFi, ...takeFi, ...bankFi, ...shopFi },
  de: { ...de, ...editDe, ...storyDe, ...viewDe, ...lifeDe, ...takeDe, ...bankDe, ...shopDe },
  nl: { ...nl, ...editNl, ...storyNl, ...viewNl, ...lifeNl, ...takeNl, ...bankNl, ...shopNl },
}

export const everyLanguage: readonly Words[] = languages.map((language) => words[language])

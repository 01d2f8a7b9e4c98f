import { creditOtherWords } from '../locales/credit/other-words.ts'
import { creditRowsWords } from '../locales/credit/rows-words.ts'
import { creditDeskWords } from '../locales/credit/desk-words.ts'
import { creditCreateWords } from '../locales/credit/create-words.ts'
import { creditDeliverWords } from '../locales/credit/deliver-words.ts'
import { creditFormWords } from '../locales/credit/form-words.ts'
import { creditPeopleWords } from '../locales/credit/people-words.ts'
import { creditReasonsWords } from '../locales/credit/reasons-words.ts'
import { desksWords } from '../locales/desks/desks-words.ts'
import { bankWords } from '../locales/reports/bank-words.ts'
import { reportDeskWords } from '../locales/reports/desk-words.ts'
import { reportCauseWords } from '../locales/reports/cause-words.ts'
import { reportMonthWords } from '../locales/reports/month-words.ts'
import { reportCloseWords } from '../locales/reports/close-words.ts'
import { reportClosingWords } from '../locales/reports/closing-words.ts'
import { reportRowsWords } from '../locales/reports/rows-words.ts'
import { shopWords } from '../locales/reports/shop-words.ts'
import { takeWords } from '../locales/reports/take-words.ts'
import { whyWords } from '../locales/why/why-words.ts'
import { plansWords } from '../locales/credit/plans-words.ts'

/** The sets of words of the frame around the desks, of what desks share, and of the other desks' parts, as they load them. */
export const frameAndReportWords = [
  desksWords,
  whyWords,
  creditRowsWords,
  reportDeskWords,
  reportCauseWords,
  reportMonthWords,
  reportClosingWords,
  reportCloseWords,
  reportRowsWords,
  takeWords,
  bankWords,
  shopWords,
  creditCreateWords,
  creditDeskWords,
  creditFormWords,
  creditOtherWords,
  creditPeopleWords,
  plansWords,
  creditDeliverWords,
  creditReasonsWords,
] as const

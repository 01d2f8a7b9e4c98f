import type { ReportClosingWords } from './closing-en.ts'
import { words } from '../languages.ts'

export const reportClosingDa: ReportClosingWords = {
  monthVerdict: words({
    balances: 'stemmer',
    'balances-with-unknown-rows': 'stemmer, med rækker af ukendt slags',
    'balances-with-rows-alike': 'stemmer, men rækker er ens',
    'does-not-balance': 'stemmer ikke',
    'another-day': 'gælder en anden dag',
  }),
  closingNone: 'Ingen har lukket denne dag.',
  closingBy: (who, time) => `Lukket af ${who}, ${time}.`,
  closingVerdictThen: (verdict) => `Resultatet dengang: ${verdict}.`,
  closingChanged: 'Udbyderen svarer nu med en anden rapport end den, der blev lukket.',
  closingSame: 'Rapporten er den, der blev lukket.',
  closingClose: 'Luk dagen',
  closingAgain: 'Luk den igen',
  closingJudged: (verdict) => `Rapporten er den, der blev lukket, men vurderes anderledes nu: ${verdict}.`,
  closingEarlier: (count) => (count === 1 ? '1 tidligere lukning' : `${count} tidligere lukninger`),
  closingDone: (day) => `${day} er lukket.`,
  closingCannotYet: 'En dag kan lukkes, når rapporten er læst til ende.',
  closingAnotherDay: 'Rapporten gælder en anden dag og kan ikke lukke denne.',
  closingNothing: 'Rapporten har ingen klient, så der er intet at lukke.',
  closingConfirmOff: 'Udbetalingen stemmer ikke. Resultatet gemmes med lukningen.',
  closingFailed: 'Det kunne ikke læses, hvem der har lukket dagen.',
}

import type { ReportClosingWords } from './closing-en.ts'
import { words } from '../languages.ts'

export const reportClosingNo: ReportClosingWords = {
  monthVerdict: words({
    balances: 'stemmer',
    'balances-with-unknown-rows': 'stemmer, med rader av ukjent slag',
    'balances-with-rows-alike': 'stemmer, men rader er like',
    'does-not-balance': 'stemmer ikke',
    'another-day': 'gjelder en annen dag',
  }),
  closingNone: 'Ingen har lukket denne dagen.',
  closingBy: (who, time) => `Lukket av ${who}, ${time}.`,
  closingVerdictThen: (verdict) => `Utfallet da: ${verdict}.`,
  closingChanged: 'Leverandøren svarer nå med en annen rapport enn den som ble lukket.',
  closingSame: 'Rapporten er den som ble lukket.',
  closingClose: 'Lukk dagen',
  closingAgain: 'Lukk den igjen',
  closingJudged: (verdict) => `Rapporten er den som ble lukket, men vurderes annerledes nå: ${verdict}.`,
  closingEarlier: (count) => (count === 1 ? '1 tidligere lukking' : `${count} tidligere lukkinger`),
  closingDone: (day) => `${day} er lukket.`,
  closingCannotYet: 'En dag kan lukkes når rapporten er lest til slutten.',
  closingAnotherDay: 'Rapporten gjelder en annen dag og kan ikke lukke denne.',
  closingNothing: 'Rapporten har ingen klient, så det er ingenting å lukke.',
  closingConfirmOff: 'Utbetalingen stemmer ikke. Utfallet lagres med lukkingen.',
  closingFailed: 'Det gikk ikke å lese hvem som har lukket dagen.',
}

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
  closingClosing: 'Lukker…',
  closingDone: (day) => `${day} er lukket.`,
  closingCannotYet: 'En dag kan lukkes når rapporten er lest til slutten.',
  closingAnotherDay: 'Rapporten gjelder en annen dag og kan ikke lukke denne.',
  closingNothing: 'Rapporten har ingen klient, så det er ingenting å lukke.',
  closingConfirmOff: 'Utbetalingen stemmer ikke. Utfallet lagres med lukkingen.',
  closingUncertain: 'Det er ikke kjent om dagen ble lukket. Prøv igjen: den lukkes bare én gang.',
  closingDiffers: 'Rapporten er en annen nå',
  closingDiffersText:
    'Dagen ble lest på nytt før den ble lagret, og rapporten var ikke den som vises her. Ingenting er lukket. Last dagen inn igjen og se på den på nytt.',
  closingTooMany: 'Dagen er lukket for mange ganger',
  closingTooManyText: 'Flere lukkinger av denne dagen lagres ikke. De som finnes, blir stående.',
  closingFailed: 'Det gikk ikke å lese hvem som har lukket dagen.',
}

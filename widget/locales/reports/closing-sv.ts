import type { ReportClosingWords } from './closing-en.ts'
import { words } from '../languages.ts'

export const reportClosingSv: ReportClosingWords = {
  monthVerdict: words({
    balances: 'stämmer',
    'balances-with-unknown-rows': 'stämmer, med rader av okänt slag',
    'balances-with-rows-alike': 'stämmer, men rader är lika',
    'does-not-balance': 'stämmer inte',
    'another-day': 'gäller en annan dag',
  }),
  closingNone: 'Ingen har stängt den här dagen.',
  closingBy: (who, time) => `Stängd av ${who}, ${time}.`,
  closingVerdictThen: (verdict) => `Utfallet då: ${verdict}.`,
  closingChanged: 'Leverantören svarar nu med en annan rapport än den som stängdes.',
  closingSame: 'Rapporten är den som stängdes.',
  closingClose: 'Stäng dagen',
  closingAgain: 'Stäng den igen',
  closingJudged: (verdict) => `Rapporten är den som stängdes, men bedöms annorlunda nu: ${verdict}.`,
  closingEarlier: (count) => (count === 1 ? '1 tidigare stängning' : `${count} tidigare stängningar`),
  closingDone: (day) => `${day} är stängd.`,
  closingCannotYet: 'En dag kan stängas när rapporten är läst till slutet.',
  closingAnotherDay: 'Rapporten gäller en annan dag och kan inte stänga den här.',
  closingNothing: 'Rapporten har ingen klient, så det finns inget att stänga.',
  closingConfirmOff: 'Utbetalningen stämmer inte. Utfallet sparas med stängningen.',
  closingFailed: 'Det gick inte att läsa vem som stängt dagen.',
}

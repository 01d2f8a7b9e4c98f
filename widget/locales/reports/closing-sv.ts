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
  closingClosing: 'Stänger…',
  closingDone: (day) => `${day} är stängd.`,
  closingCannotYet: 'En dag kan stängas när rapporten är läst till slutet.',
  closingAnotherDay: 'Rapporten gäller en annan dag och kan inte stänga den här.',
  closingNothing: 'Rapporten har ingen klient, så det finns inget att stänga.',
  closingConfirmOff: 'Utbetalningen stämmer inte. Utfallet sparas med stängningen.',
  closingUncertain: 'Det är inte känt om dagen stängdes. Försök igen: den stängs bara en gång.',
  closingDiffers: 'Rapporten är en annan nu',
  closingDiffersText:
    'Dagen lästes om innan den sparades, och rapporten var inte den som visas här. Inget är stängt. Läs in dagen igen och titta på den på nytt.',
  closingTooMany: 'Dagen har stängts för många gånger',
  closingTooManyText: 'Fler stängningar av den här dagen sparas inte. De som finns står kvar.',
  closingFailed: 'Det gick inte att läsa vem som stängt dagen.',
}

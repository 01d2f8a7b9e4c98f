import type { ReportMonthWords } from './month-en.ts'
import { words } from '../languages.ts'

export const reportMonthSv: ReportMonthWords = {
  monthPrevious: 'Föregående månad',
  monthNext: 'Nästa månad',
  monthReading: (day) => `Läser ${day}`,
  monthStop: 'Avbryt',
  monthGoOn: (days) => (days === 1 ? 'Läs dagen som är kvar' : `Läs de ${days} dagar som är kvar`),
  monthRead: (reports) =>
    reports === 1 ? 'Månaden är läst: en rapport.' : `Månaden är läst: ${reports} rapporter.`,
  monthAhead: 'inte slut',
  monthUnread: 'inte läst',
  monthNotReported: 'ingen rapport',
  monthBroken: 'inte en hel rapport',
  monthVerdict: words({
    balances: 'stämmer',
    'balances-with-unknown-rows': 'stämmer, med rader av okänt slag',
    'does-not-balance': 'stämmer inte',
  }),
  monthMarkDebt: 'skuld',
  monthMarkRepeated: 'utbetald två gånger',
  monthPaid: 'Utbetalt under månaden',
  monthDebtBreak: (from, closing, to, opening) =>
    `${from} slutar med skulden ${closing}, och ${to} börjar med ${opening}. En dag däremellan kan saknas.`,
  monthRepeated: (count, from, to) =>
    count === 1
      ? `En transaktion finns i rapporterna för både ${from} och ${to}.`
      : `${count} transaktioner finns i rapporterna för både ${from} och ${to}.`,
  monthOpen: (day) => `Öppna ${day}`,
  monthFits: (links) =>
    links === 1
      ? 'Ingen transaktion finns i två rapporter, och den utgående skulden blev nästa rapports ingående den enda gång det gick att jämföra.'
      : `Ingen transaktion finns i två rapporter, och varje utgående skuld är nästa rapports ingående: ${links} jämförda.`,
  monthWithout: (days) => (days === 1 ? 'En dag har ingen rapport.' : `${days} dagar har ingen rapport.`),
  monthGaps: (days) =>
    days === 1
      ? 'En dag är inte läst: inget sägs om det som ligger på var sin sida om den.'
      : `${days} dagar är inte lästa: inget sägs om det som ligger på var sin sida om dem.`,
  closingTitle: 'Stäng dagen',
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
  closingConfirmOff: 'Utbetalningen stämmer inte. Utfallet sparas med stängningen.',
  closingUncertain: 'Det är inte känt om dagen stängdes. Försök igen: den stängs bara en gång.',
  closingFailed: 'Det gick inte att läsa vem som stängt dagen.',
}

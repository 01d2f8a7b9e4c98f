import type { ReportMonthWords } from './month-en.ts'

export const reportMonthSv: ReportMonthWords = {
  monthPrevious: 'Föregående månad',
  monthNext: 'Nästa månad',
  monthReading: (day) => `Läser ${day}`,
  monthStop: 'Avbryt',
  monthGoOn: (days) => (days === 1 ? 'Läs dagen som är kvar' : `Läs de ${days} dagar som är kvar`),
  monthMissing: (days) => (days === 1 ? 'Läs den dag som saknas' : `Läs de ${days} dagar som saknas`),
  monthRead: (reports) =>
    reports === 1 ? 'Månaden är läst: en rapport.' : `Månaden är läst: ${reports} rapporter.`,
  monthAhead: 'inte slut',
  monthUnread: 'inte läst',
  monthNotReported: 'ingen rapport',
  monthBroken: 'inte en hel rapport',
  monthFailed: 'kunde inte läsas',
  monthFailures: (days) =>
    days === 1 ? 'En dags rapport kunde inte läsas.' : `${days} dagars rapporter kunde inte läsas.`,
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
}

import type { ReportMonthWords } from './month-en.ts'

export const reportMonthDa: ReportMonthWords = {
  monthPrevious: 'Forrige måned',
  monthNext: 'Næste måned',
  monthReading: (day) => `Læser ${day}`,
  monthStop: 'Afbryd',
  monthGoOn: (days) => (days === 1 ? 'Læs den dag, der mangler' : `Læs de ${days} dage, der mangler`),
  monthMissing: (days) => (days === 1 ? 'Læs den manglende dag' : `Læs de ${days} manglende dage`),
  monthRead: (reports) =>
    reports === 1 ? 'Måneden er læst: én rapport.' : `Måneden er læst: ${reports} rapporter.`,
  monthAhead: 'ikke slut',
  monthUnread: 'ikke læst',
  monthNotReported: 'ingen rapport',
  monthBroken: 'ikke en hel rapport',
  monthFailed: 'kunne ikke læses',
  monthFailures: (days) =>
    days === 1 ? 'Rapporten for én dag kunne ikke læses.' : `Rapporterne for ${days} dage kunne ikke læses.`,
  monthMarkDebt: 'gæld',
  monthMarkRepeated: 'udbetalt to gange',
  monthPaid: 'Udbetalt i måneden',
  monthDebtBreak: (from, closing, to, opening) =>
    `${from} slutter med en gæld på ${closing}, og ${to} begynder med ${opening}. En dag imellem kan mangle.`,
  monthRepeated: (count, from, to) =>
    count === 1
      ? `Én transaktion står i rapporterne for både ${from} og ${to}.`
      : `${count} transaktioner står i rapporterne for både ${from} og ${to}.`,
  monthOpen: (day) => `Åbn ${day}`,
  monthFits: (links) =>
    links === 1
      ? 'Ingen transaktion står i to rapporter, og den udgående gæld blev den næste rapports indgående den ene gang, det kunne sammenlignes.'
      : `Ingen transaktion står i to rapporter, og hver udgående gæld er den næste rapports indgående: ${links} sammenlignet.`,
  monthWithout: (days) => (days === 1 ? 'Én dag har ingen rapport.' : `${days} dage har ingen rapport.`),
  monthGaps: (days) =>
    days === 1
      ? 'Én dag er ikke læst: der siges intet om det, der ligger på hver side af den.'
      : `${days} dage er ikke læst: der siges intet om det, der ligger på hver side af dem.`,
}

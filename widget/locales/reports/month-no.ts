import type { ReportMonthWords } from './month-en.ts'

export const reportMonthNo: ReportMonthWords = {
  monthPrevious: 'Forrige måned',
  monthNext: 'Neste måned',
  monthReading: (day) => `Leser ${day}`,
  monthStop: 'Avbryt',
  monthGoOn: (days) => (days === 1 ? 'Les dagen som gjenstår' : `Les de ${days} dagene som gjenstår`),
  monthMissing: (days) => (days === 1 ? 'Les dagen som mangler' : `Les de ${days} dagene som mangler`),
  monthRead: (reports) =>
    reports === 1 ? 'Måneden er lest: én rapport.' : `Måneden er lest: ${reports} rapporter.`,
  monthAhead: 'ikke over',
  monthUnread: 'ikke lest',
  monthNotReported: 'ingen rapport',
  monthBroken: 'ikke en hel rapport',
  monthFailed: 'kunne ikke leses',
  monthFailures: (days) =>
    days === 1 ? 'Rapporten for én dag kunne ikke leses.' : `Rapportene for ${days} dager kunne ikke leses.`,
  monthMarkDebt: 'gjeld',
  monthMarkRepeated: 'utbetalt to ganger',
  monthPaid: 'Utbetalt denne måneden',
  monthDebtBreak: (from, closing, to, opening) =>
    `${from} slutter med en gjeld på ${closing}, og ${to} begynner med ${opening}. En dag imellom kan mangle.`,
  monthRepeated: (count, from, to) =>
    count === 1
      ? `Én transaksjon står i rapportene for både ${from} og ${to}.`
      : `${count} transaksjoner står i rapportene for både ${from} og ${to}.`,
  monthOpen: (day) => `Åpne ${day}`,
  monthFits: (links) =>
    links === 1
      ? 'Ingen transaksjon står i to rapporter, og den utgående gjelden ble inngående i neste rapport den ene gangen det kunne sammenlignes.'
      : `Ingen transaksjon står i to rapporter, og hver utgående gjeld er inngående i neste rapport: ${links} sammenlignet.`,
  monthWithout: (days) => (days === 1 ? 'Én dag har ingen rapport.' : `${days} dager har ingen rapport.`),
  monthGaps: (days) =>
    days === 1
      ? 'Én dag er ikke lest: det sies ingenting om det som ligger på hver side av den.'
      : `${days} dager er ikke lest: det sies ingenting om det som ligger på hver side av dem.`,
}

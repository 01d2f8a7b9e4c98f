import type { ReportMonthWords } from './month-en.ts'

export const reportMonthDe: ReportMonthWords = {
  monthPrevious: 'Voriger Monat',
  monthNext: 'Nächster Monat',
  monthReading: (day) => `${day} wird gelesen`,
  monthStop: 'Abbrechen',
  monthGoOn: (days) => (days === 1 ? 'Den verbleibenden Tag lesen' : `Die verbleibenden ${days} Tage lesen`),
  monthMissing: (days) => (days === 1 ? 'Den fehlenden Tag lesen' : `Die ${days} fehlenden Tage lesen`),
  monthRead: (reports) =>
    reports === 1 ? 'Der Monat ist gelesen: ein Bericht.' : `Der Monat ist gelesen: ${reports} Berichte.`,
  monthAhead: 'noch nicht vorbei',
  monthUnread: 'nicht gelesen',
  monthNotReported: 'kein Bericht',
  monthBroken: 'kein vollständiger Bericht',
  monthFailed: 'nicht lesbar',
  monthFailures: (days) =>
    days === 1
      ? 'Der Bericht eines Tages konnte nicht gelesen werden.'
      : `Die Berichte von ${days} Tagen konnten nicht gelesen werden.`,
  monthMarkDebt: 'Schuld',
  monthMarkRepeated: 'doppelt ausgezahlt',
  monthPaid: 'In diesem Monat ausgezahlt',
  monthDebtBreak: (from, closing, to, opening) =>
    `${from} endet mit einer Schuld von ${closing}, ${to} beginnt mit ${opening}. Dazwischen fehlt vielleicht ein Tag.`,
  monthRepeated: (count, from, to) =>
    count === 1
      ? `Eine Transaktion steht sowohl im Bericht vom ${from} als auch in dem vom ${to}.`
      : `${count} Transaktionen stehen sowohl im Bericht vom ${from} als auch in dem vom ${to}.`,
  monthOpen: (day) => `${day} öffnen`,
  monthFits: (links) =>
    links === 1
      ? 'Keine Transaktion steht in zwei Berichten, und das eine Mal, das sich vergleichen ließ, eröffnet die Schuld am Tagesende den nächsten Bericht.'
      : `Keine Transaktion steht in zwei Berichten, und jede Schuld am Tagesende eröffnet den nächsten Bericht: ${links} verglichen.`,
  monthWithout: (days) => (days === 1 ? 'Ein Tag hat keinen Bericht.' : `${days} Tage haben keinen Bericht.`),
  monthGaps: (days) =>
    days === 1
      ? 'Ein Tag wurde nicht gelesen: Darüber, was davor und danach zusammenpasst, wird nichts gesagt.'
      : `${days} Tage wurden nicht gelesen: Darüber, was davor und danach zusammenpasst, wird nichts gesagt.`,
}

import type { ReportMonthWords } from './month-en.ts'

export const reportMonthNl: ReportMonthWords = {
  monthPrevious: 'Vorige maand',
  monthNext: 'Volgende maand',
  monthReading: (day) => `${day} wordt gelezen`,
  monthStop: 'Stoppen',
  monthGoOn: (days) => (days === 1 ? 'De resterende dag lezen' : `De resterende ${days} dagen lezen`),
  monthMissing: (days) => (days === 1 ? 'De ontbrekende dag lezen' : `De ${days} ontbrekende dagen lezen`),
  monthRead: (reports) =>
    reports === 1 ? 'De maand is gelezen: één rapport.' : `De maand is gelezen: ${reports} rapporten.`,
  monthAhead: 'niet voorbij',
  monthUnread: 'niet gelezen',
  monthNotReported: 'geen rapport',
  monthBroken: 'geen volledig rapport',
  monthFailed: 'niet te lezen',
  monthFailures: (days) =>
    days === 1
      ? 'Het rapport van één dag kon niet worden gelezen.'
      : `De rapporten van ${days} dagen konden niet worden gelezen.`,
  monthMarkDebt: 'schuld',
  monthMarkRepeated: 'dubbel uitbetaald',
  monthPaid: 'Uitbetaald deze maand',
  monthDebtBreak: (from, closing, to, opening) =>
    `${from} eindigt met een schuld van ${closing}, en ${to} begint met ${opening}. Daartussen ontbreekt misschien een dag.`,
  monthRepeated: (count, from, to) =>
    count === 1
      ? `Eén transactie staat zowel in het rapport van ${from} als in dat van ${to}.`
      : `${count} transacties staan zowel in het rapport van ${from} als in dat van ${to}.`,
  monthOpen: (day) => `${day} openen`,
  monthFits: (links) =>
    links === 1
      ? 'Geen transactie staat in twee rapporten, en de ene keer dat het te vergelijken was, opent de eindschuld het volgende rapport.'
      : `Geen transactie staat in twee rapporten, en elke eindschuld opent het volgende rapport: ${links} vergeleken.`,
  monthWithout: (days) => (days === 1 ? 'Eén dag heeft geen rapport.' : `${days} dagen hebben geen rapport.`),
  monthGaps: (days) =>
    days === 1
      ? 'Eén dag is niet gelezen: wat ervoor en erna ligt, is niet vergeleken.'
      : `${days} dagen zijn niet gelezen: wat ervoor en erna ligt, is niet vergeleken.`,
}

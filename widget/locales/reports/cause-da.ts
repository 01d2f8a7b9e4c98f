import type { ReportCauseWords } from './cause-en.ts'

export const reportCauseDa: ReportCauseWords = {
  payoutRow: (place, order) => (order ? `række ${place} (ordre ${order})` : `række ${place}`),
  payoutCauseRow: (term, difference, row) =>
    `Forskellen på ${difference} i »${term}« er præcis beløbet på ${row}.`,
  payoutCausePair: (term, difference, row, other) =>
    `Forskellen på ${difference} i »${term}« er ${row} og ${other} tilsammen.`,
  payoutCauseFeeType: (term, difference, type) =>
    `Forskellen på ${difference} i »${term}« er alle gebyrer af typen ${type}.`,
  payoutCauseRowFee: (term, difference, row, type) =>
    `Forskellen på ${difference} i »${term}« er gebyret ${type} på ${row}.`,
  payoutCauseVatRate: (term, difference, rate) =>
    `Forskellen på ${difference} i »${term}« er momsen med satsen ${rate}.`,
  payoutCauseOpening: (term, difference) => `Forskellen på ${difference} i »${term}« er gælden primo.`,
  payoutCauseClosing: (term, difference) => `Forskellen på ${difference} i »${term}« er gælden ultimo.`,
  payoutCauseDoubled: (term, difference, row, same) =>
    `Forskellen på ${difference} i »${term}« er ${same}, som gentager ${row}.`,
  payoutCauseMissing: (term, difference, count) =>
    count === '1'
      ? `Forskellen på ${difference} i »${term}« er en række, som rapporten tæller, men ikke viser.`
      : `Forskellen på ${difference} i »${term}« er ${count} rækker, som rapporten tæller, men ikke viser.`,
  payoutCauseCurrency: (term, difference, currency, count) =>
    count === '1'
      ? `Forskellen på ${difference} i »${term}« er en række i ${currency}, som ikke er udbetalingens valuta.`
      : `Forskellen på ${difference} i »${term}« er ${count} rækker i ${currency}, som ikke er udbetalingens valuta.`,
  payoutCauseSign: (term, difference, row) =>
    `Forskellen på ${difference} i »${term}« er to gange beløbet på ${row}: fortegnet er vendt.`,
  payoutCauseSignFees: (term, difference, row) =>
    `Forskellen på ${difference} i »${term}« er to gange gebyrerne på ${row}: fortegnet er vendt.`,
  payoutCauseSignFee: (term, difference, row, type) =>
    `Forskellen på ${difference} i »${term}« er to gange gebyret ${type} på ${row}: fortegnet er vendt.`,
  payoutCauseFigure: (term, difference) =>
    `Kun »${term}« er forkert, med ${difference}: alle andre tal stemmer med rækkerne.`,
  payoutCauseDigits: 'Forskellen kan deles med 9, hvilket tyder på ombyttede cifre.',
  payoutCauseBothDebts: (difference) =>
    `Indgående og udgående gæld er begge forkerte med ${difference}, så udbetalingen stemmer.`,
  payoutCauseSwapped: (one, other) => `Momsen for ${one} og ${other} er angivet på hinandens sats.`,
  payoutCauseMoved: (listed, stated, difference) =>
    `Moms er angivet på ${stated}, men står på rækkerne med ${listed}: ${difference}.`,
  payoutCauseMovedFee: (listed, stated, difference, row, type) =>
    `Momsen på gebyret ${type} på ${row} er angivet på ${stated}, men står på rækken med ${listed}: ${difference}.`,
  payoutCauseCurrencyAdded: (currency, count) =>
    count === '1'
      ? `Én række er i ${currency}, som ikke er udbetalingens valuta, men tælles, som om den var det.`
      : `${count} rækker er i ${currency}, som ikke er udbetalingens valuta, men tælles, som om de var det.`,
  payoutCauseBroken: (count, faults) =>
    count === '1' ? `Én række går ikke op. ${faults}` : `${count} rækker går ikke op. ${faults}`,
  payoutFault: (row, member, stated, computed, difference) =>
    `På ${row} er »${member}« ${stated}; resten af rækken giver ${computed} (${difference}).`,
  payoutCauseTotal: (stated, computed) =>
    `Rapporten angiver ${stated} rækker i alt og har ${computed}. Intet andet afviger.`,
  payoutOrOthers: (count) =>
    count === '1' ? 'En anden forklarer den lige så godt.' : `${count} andre forklarer den lige så godt.`,
  payoutNoCause:
    'Ingen række, to rækker, gebyr, momssats, gæld, fortegn, gentaget række eller valuta forklarer forskellen.',
  payoutCopyDossier: 'Kopiér til udbyderen',
  payoutDossierNote: 'Teksten har ingen personoplysninger.',
  payoutDossier: (client, day) => `Udbetaling til klient ${client}, ${day}: den stemmer ikke`,
  payoutDossierTerm: (term, stated, computed, difference) =>
    `${term}: rapporten angiver ${stated}, rækkerne giver ${computed}, forskel ${difference}`,
  payoutDossierRow: (place) => `Række ${place}`,
  payoutDossierCounts: (rows, digest) => `Transaktioner: ${rows}. Rapportens SHA-256: ${digest}`,
}

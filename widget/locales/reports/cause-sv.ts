import type { ReportCauseWords } from './cause-en.ts'

export const reportCauseSv: ReportCauseWords = {
  payoutRow: (place, order) => (order ? `rad ${place} (order ${order})` : `rad ${place}`),
  payoutCauseRow: (term, difference, row) =>
    `Skillnaden ${difference} i ”${term}” är exakt beloppet på ${row}.`,
  payoutCausePair: (term, difference, row, other) =>
    `Skillnaden ${difference} i ”${term}” är ${row} och ${other} tillsammans.`,
  payoutCauseFeeType: (term, difference, type) =>
    `Skillnaden ${difference} i ”${term}” är alla avgifter av typen ${type}.`,
  payoutCauseRowFee: (term, difference, row, type) =>
    `Skillnaden ${difference} i ”${term}” är avgiften ${type} på ${row}.`,
  payoutCauseVatRate: (term, difference, rate) =>
    `Skillnaden ${difference} i ”${term}” är momsen med satsen ${rate}.`,
  payoutCauseOpening: (term, difference) => `Skillnaden ${difference} i ”${term}” är den ingående skulden.`,
  payoutCauseClosing: (term, difference) => `Skillnaden ${difference} i ”${term}” är den utgående skulden.`,
  payoutCauseSign: (term, difference, row) =>
    `Skillnaden ${difference} i ”${term}” är dubbla beloppet på ${row}: tecknet är omvänt.`,
  payoutCauseDoubled: (term, difference, row, same) =>
    `Skillnaden ${difference} i ”${term}” är ${same}, som upprepar ${row}.`,
  payoutCauseMissing: (term, difference, count) =>
    count === '1'
      ? `Skillnaden ${difference} i ”${term}” är en rad som rapporten räknar men inte visar.`
      : `Skillnaden ${difference} i ”${term}” är ${count} rader som rapporten räknar men inte visar.`,
  payoutCauseCurrency: (term, difference, currency, count) =>
    count === '1'
      ? `Skillnaden ${difference} i ”${term}” är en rad i ${currency}, som inte är utbetalningens valuta.`
      : `Skillnaden ${difference} i ”${term}” är ${count} rader i ${currency}, som inte är utbetalningens valuta.`,
  payoutCauseBroken: (row) =>
    `Uppgifterna på ${row} går inte ihop: beloppet minus avgifter och moms är inte det som raden betalar.`,
  payoutCauseTotal: (stated, computed) =>
    `Rapporten uppger ${stated} rader totalt och har ${computed}. Inget annat skiljer sig.`,
  payoutOrOthers: (count) =>
    count === '1' ? 'En annan förklarar den lika väl.' : `${count} andra förklarar den lika väl.`,
  payoutNoCause:
    'Ingen rad, inga två rader, ingen avgift, momssats, skuld, inget tecken, ingen upprepad rad eller valuta förklarar skillnaden.',
  payoutCopyDossier: 'Kopiera till leverantören',
  payoutDossierNote: 'Texten har inga personuppgifter.',
  payoutDossier: (client, day) => `Utbetalning till klient ${client}, ${day}: den stämmer inte`,
  payoutDossierTerm: (term, stated, computed, difference) =>
    `${term}: rapporten anger ${stated}, raderna ger ${computed}, skillnad ${difference}`,
  payoutDossierRow: (place) => `Rad ${place}`,
  payoutDossierCounts: (rows, digest) => `Transaktioner: ${rows}. Rapportens SHA-256: ${digest}`,
}

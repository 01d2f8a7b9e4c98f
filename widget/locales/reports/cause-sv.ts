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
  payoutCauseSign: (term, difference, row) =>
    `Skillnaden ${difference} i ”${term}” är två gånger beloppet på ${row}: tecknet är omvänt.`,
  payoutCauseSignFees: (term, difference, row) =>
    `Skillnaden ${difference} i ”${term}” är två gånger avgifterna på ${row}: tecknet är omvänt.`,
  payoutCauseSignFee: (term, difference, row, type) =>
    `Skillnaden ${difference} i ”${term}” är två gånger avgiften ${type} på ${row}: tecknet är omvänt.`,
  payoutCauseFigure: (term, difference) =>
    `Bara ”${term}” är fel, med ${difference}: alla andra siffror stämmer med raderna.`,
  payoutCauseDigits: 'Skillnaden är delbar med 9, vilket tyder på omkastade siffror.',
  payoutCauseBothDebts: (difference) =>
    `Ingående och utgående skuld är båda fel med ${difference}, så utbetalningen stämmer.`,
  payoutCauseSwapped: (one, other) => `Momsen för ${one} och ${other} är angiven på varandras momssats.`,
  payoutCauseMoved: (listed, stated, difference) =>
    `Moms är angiven på ${stated} men står på raderna med ${listed}: ${difference}.`,
  payoutCauseMovedFee: (listed, stated, difference, row, type) =>
    `Momsen på avgiften ${type} på ${row} är angiven på ${stated} men står på raden med ${listed}: ${difference}.`,
  payoutCauseCurrencyAdded: (currency, count) =>
    count === '1'
      ? `En rad är i ${currency}, som inte är utbetalningens valuta, men räknas som om den vore det.`
      : `${count} rader är i ${currency}, som inte är utbetalningens valuta, men räknas som om de vore det.`,
  payoutCauseBroken: (count, faults) =>
    count === '1' ? `En rad går inte ihop. ${faults}` : `${count} rader går inte ihop. ${faults}`,
  payoutFault: (row, member, stated, computed, difference) =>
    `På ${row} är ”${member}” ${stated}; resten av raden ger ${computed} (${difference}).`,
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

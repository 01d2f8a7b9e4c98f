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
  payoutCauseSign: (term, difference, row) =>
    `Forskellen på ${difference} i »${term}« er det dobbelte af beløbet på ${row}: fortegnet er vendt.`,
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
  payoutCauseBroken: (row) =>
    `Oplysningerne på ${row} går ikke op: beløbet minus gebyrer og moms er ikke det, rækken betaler.`,
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

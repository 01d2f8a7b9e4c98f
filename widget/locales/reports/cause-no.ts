import type { ReportCauseWords } from './cause-en.ts'

export const reportCauseNo: ReportCauseWords = {
  payoutRow: (place, order) => (order ? `rad ${place} (ordre ${order})` : `rad ${place}`),
  payoutCauseRow: (term, difference, row) =>
    `Differansen ${difference} i «${term}» er nøyaktig beløpet på ${row}.`,
  payoutCausePair: (term, difference, row, other) =>
    `Differansen ${difference} i «${term}» er ${row} og ${other} til sammen.`,
  payoutCauseFeeType: (term, difference, type) =>
    `Differansen ${difference} i «${term}» er alle gebyrer av typen ${type}.`,
  payoutCauseRowFee: (term, difference, row, type) =>
    `Differansen ${difference} i «${term}» er gebyret ${type} på ${row}.`,
  payoutCauseVatRate: (term, difference, rate) =>
    `Differansen ${difference} i «${term}» er mva. med satsen ${rate}.`,
  payoutCauseOpening: (term, difference) => `Differansen ${difference} i «${term}» er den inngående gjelden.`,
  payoutCauseClosing: (term, difference) => `Differansen ${difference} i «${term}» er den utgående gjelden.`,
  payoutCauseSign: (term, difference, row) =>
    `Differansen ${difference} i «${term}» er det dobbelte av beløpet på ${row}: fortegnet er snudd.`,
  payoutCauseDoubled: (term, difference, row, same) =>
    `Differansen ${difference} i «${term}» er ${same}, som gjentar ${row}.`,
  payoutCauseMissing: (term, difference, count) =>
    count === '1'
      ? `Differansen ${difference} i «${term}» er en rad som rapporten teller, men ikke viser.`
      : `Differansen ${difference} i «${term}» er ${count} rader som rapporten teller, men ikke viser.`,
  payoutCauseCurrency: (term, difference, currency, count) =>
    count === '1'
      ? `Differansen ${difference} i «${term}» er en rad i ${currency}, som ikke er utbetalingens valuta.`
      : `Differansen ${difference} i «${term}» er ${count} rader i ${currency}, som ikke er utbetalingens valuta.`,
  payoutCauseBroken: (row) =>
    `Opplysningene på ${row} går ikke opp: beløpet minus gebyrer og mva. er ikke det raden betaler.`,
  payoutCauseTotal: (stated, computed) =>
    `Rapporten oppgir ${stated} rader i alt og har ${computed}. Ingenting annet avviker.`,
  payoutOrOthers: (count) =>
    count === '1' ? 'En annen forklarer den like godt.' : `${count} andre forklarer den like godt.`,
  payoutNoCause:
    'Ingen rad, to rader, gebyr, mva.-sats, gjeld, fortegn, gjentatt rad eller valuta forklarer differansen.',
  payoutCopyDossier: 'Kopier til leverandøren',
  payoutDossierNote: 'Teksten har ingen personopplysninger.',
  payoutDossier: (client, day) => `Utbetaling til klient ${client}, ${day}: den stemmer ikke`,
  payoutDossierTerm: (term, stated, computed, difference) =>
    `${term}: rapporten oppgir ${stated}, radene gir ${computed}, differanse ${difference}`,
  payoutDossierRow: (place) => `Rad ${place}`,
  payoutDossierCounts: (rows, digest) => `Transaksjoner: ${rows}. Rapportens SHA-256: ${digest}`,
}

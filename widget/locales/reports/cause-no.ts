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
  payoutCauseSign: (term, difference, row) =>
    `Differansen ${difference} i «${term}» er to ganger beløpet på ${row}: fortegnet er snudd.`,
  payoutCauseSignFees: (term, difference, row) =>
    `Differansen ${difference} i «${term}» er to ganger gebyrene på ${row}: fortegnet er snudd.`,
  payoutCauseSignFee: (term, difference, row, type) =>
    `Differansen ${difference} i «${term}» er to ganger gebyret ${type} på ${row}: fortegnet er snudd.`,
  payoutCauseFigure: (term, difference) =>
    `Bare «${term}» er feil, med ${difference}: alle andre tall stemmer med radene.`,
  payoutCauseDigits: 'Differansen er delelig med 9, noe som tyder på byttede sifre.',
  payoutCauseBothDebts: (difference) =>
    `Inngående og utgående gjeld er begge feil med ${difference}, så utbetalingen stemmer.`,
  payoutCauseSwapped: (one, other) => `Mva. for ${one} og ${other} er oppgitt på hverandres sats.`,
  payoutCauseMoved: (listed, stated, difference) =>
    `Mva. er oppgitt på ${stated}, men står på radene med ${listed}: ${difference}.`,
  payoutCauseMovedFee: (listed, stated, difference, row, type) =>
    `Mva. på gebyret ${type} på ${row} er oppgitt på ${stated}, men står på raden med ${listed}: ${difference}.`,
  payoutCauseCurrencyAdded: (currency, count) =>
    count === '1'
      ? `Én rad er i ${currency}, som ikke er utbetalingens valuta, men regnes som om den var det.`
      : `${count} rader er i ${currency}, som ikke er utbetalingens valuta, men regnes som om de var det.`,
  payoutCauseBroken: (count, faults) =>
    count === '1' ? `Én rad går ikke opp. ${faults}` : `${count} rader går ikke opp. ${faults}`,
  payoutFault: (row, member, stated, computed, difference) =>
    `På ${row} er «${member}» ${stated}; resten av raden gir ${computed} (${difference}).`,
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

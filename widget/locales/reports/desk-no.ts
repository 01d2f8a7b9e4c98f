import type { ReportDeskWords } from './desk-en.ts'
import { words } from '../languages.ts'

export const reportDeskNo: ReportDeskWords = {
  payoutOf: (day) => `Utbetaling ${day}`,
  payoutDay: 'Dag',
  payoutPrevious: 'Forrige dag',
  payoutNext: 'Neste dag',
  payoutNewest: 'Nyeste',
  payoutWithholding: 'Med tilbakehold',
  payoutClients: 'Klientrapporter',
  payoutClient: (id) => `Klient ${id}`,
  payoutAll: 'Alle klienter',
  payoutTerm: words({
    nominalAmount: 'Ordrebeløp',
    feeAmountExcludingVat: 'Gebyrer',
    feeVatAmount: 'Mva. på gebyrer',
    providerPaidAmountExcludingWithholding: 'Dagens resultat',
    openingBalanceDebt: 'Inngående gjeld',
    closingBalanceDebt: 'Utgående gjeld',
    providerPaidAmountIncludingWithholding: 'Utbetalt',
    numberOfRows: 'Transaksjoner',
  }),
  payoutVatOf: (rate) => `Mva. ${rate}`,
  payoutEquation: 'Slik summeres radene',
  payoutShowRows: 'vis radene',
  payoutStates: (amount, difference) => `Rapporten oppgir ${amount} (${difference})`,
  payoutAsStated: 'Som rapporten oppgir, ikke kontrollert mot radene',
  payoutVerdict: words({
    balances: 'Stemmer',
    'balances-with-unknown-rows': 'Stemmer, med rader av ukjent slag',
    'does-not-balance': 'Stemmer ikke',
    reading: 'Leser…',
    incomplete: 'Ikke hel',
  }),
  payoutUnknown: (types) =>
    `Leverandørens beskrivelse har ikke radtypen ${types}. Beløpene på radene er med i tallene.`,
  payoutCauseTitle: 'Hvorfor det ikke stemmer',
  payoutSearching: 'Leter etter det som forklarer differansen…',
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
  payoutOrOthers: (count) =>
    count === '1' ? 'En annen forklarer den like godt.' : `${count} andre forklarer den like godt.`,
  payoutNoCause:
    'Ingen rad, to rader, gebyr, mva.-sats, gjeld, fortegn, gjentatt rad eller valuta forklarer differansen.',
  payoutCauseFailed: 'Det gikk ikke å lete etter det som forklarer differansen.',
  payoutShowTheRows: 'Vis radene',
  payoutCopyDossier: 'Kopier til leverandøren',
  payoutDossierNote: 'Teksten har ingen personopplysninger.',
  payoutDossier: (client, day) => `Utbetaling til klient ${client}, ${day}: den stemmer ikke`,
  payoutDossierTerm: (term, stated, computed, difference) =>
    `${term}: rapporten oppgir ${stated}, radene gir ${computed}, differanse ${difference}`,
  payoutDossierRow: (place) => `Rad ${place}`,
  payoutDossierCounts: (rows, digest) => `Transaksjoner: ${rows}. Rapportens SHA-256: ${digest}`,
  payoutWaterfall: 'Slik ble salget til utbetalingen',
  payoutFees: 'Gebyrer etter type',
  payoutNoFees: 'Ingen gebyrer denne dagen.',
  payoutStep: 'Trinn',
  payoutSales: 'Salg',
  payoutCredits: 'Krediteringer',
  payoutOther: (count) => `${count} andre radtyper`,
  payoutUnexplained: 'Rader som ikke går opp',
  payoutFee: 'Gebyr',
  payoutCount: 'Antall',
  payoutReadingRows: (read, stated) => (stated ? `${read} av ${stated} rader lest` : `${read} rader lest`),
  payoutLoading: (day) => `Leser rapporten for ${day}`,
  payoutLooking: 'Leter etter den nyeste rapporten',
  payoutWhole: (day, verdict) => `Rapporten for ${day} er lest. ${verdict}.`,
  payoutEmpty: 'Dagens rapport har ingen klient. Det er ingenting å betale ut.',
  payoutDateWrong: (given) =>
    `For sidens utvikler: date må være en kalenderdag som 2026-11-20, ikke ${given}.`,
  payoutNone: (day) => `Ingen rapport for ${day}`,
  payoutNotOver: (time) =>
    `Dagen er ikke over. Leverandøren rapporterer en dag når den er over i UTC: se igjen etter ${time}.`,
  payoutNotBegun: 'Dagen har ikke kommet ennå. Leverandøren rapporterer en dag når den er over i UTC.',
  payoutNothing:
    'Ingenting ble solgt, kreditert eller belastet denne dagen, så det er ingen rapport. En gjeld følger med til neste dag som har en.',
  payoutYesterday: (time) =>
    `Dagen er over, og leverandøren har ingen rapport: ingenting skjedde, eller rapporten kommer senere. Se igjen etter ${time}.`,
  payoutNoneRecent: (days) => `Ingen rapport de siste ${days} dagene`,
  payoutNoneRecentText: 'Velg en dag ovenfor for å se lenger tilbake.',
  payoutLookAgain: 'Se igjen',
  payoutCutOff: 'Rapporten er ikke hel',
  payoutCutOffText: (read, stated) =>
    stated
      ? `Forbindelsen ble brutt etter ${read} av ${stated} rader. Du ser det som kom fram; ingenting er kontrollert.`
      : `Forbindelsen ble brutt etter ${read} rader. Du ser det som kom fram; ingenting er kontrollert.`,
  payoutWrongType: 'Rapporten har en feil verdi',
  payoutWrongTypeText: (member) =>
    `${member} mangler eller har feil type, så rapporten er lest hit. Kontakt leverandøren.`,
  payoutNotAReport: 'Svaret er ingen rapport',
  payoutNotAReportText: 'Noe mellom denne siden og leverandøren kan ha endret det. Prøv igjen.',
  payoutNotActivated: 'Rapporter er ikke aktivert',
  payoutNotActivatedText:
    'Leverandøren lager ingen utbetalingsrapporter for butikken. Be leverandøren aktivere dem.',
  payoutTooLarge: 'En sum i rapporten er for stor',
  payoutTooLargeText:
    'Den får ikke plass i 64 biter, så leverandøren kan ikke rapportere dagen. Spør leverandøren.',
  payoutTake: 'Ta med: regnskapsfil, CSV, JSON',
  payoutMonth: 'Måneden',
  payoutBank: 'Sammenlign med en kontoutskrift',
  payoutShop: 'Sammenlign med ordrene dine',
  payoutPartFailed: 'Denne delen kunne ikke lastes.',
}

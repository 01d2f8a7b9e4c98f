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
  payoutRowsComeTo: 'Radene gir',
  payoutAsStated: 'Som rapporten oppgir, ikke kontrollert mot radene',
  payoutVerdict: words({
    balances: 'Stemmer',
    'balances-with-unknown-rows': 'Stemmer, med rader av ukjent slag',
    'balances-with-rows-alike': 'Stemmer, men rader er like',
    'does-not-balance': 'Stemmer ikke',
    'another-day': 'Rapport for en annen dag',
    reading: 'Leser…',
    incomplete: 'Ikke hel',
  }),
  stepsTitle: 'Dagen i fire trinn',
  stepName: words({ checked: 'Kontroll', booked: 'Bilag', bank: 'Bank', closed: 'Lukking' }),
  stepNotTaken: 'Ikke lagret på denne siden ennå',
  stepTaken: (time) => `Lagret på denne siden, ${time}`,
  stepNoVoucher: 'Kan ikke lages',
  stepNotCompared: 'Ikke sammenlignet ennå',
  payoutUnknown: (types) =>
    `Leverandørens beskrivelse har ikke radtypen ${types}. Beløpene på radene er med i tallene.`,
  payoutAnotherDay: (asked, given) =>
    `Leverandøren ble spurt om rapporten for ${asked} og svarte med den for ${given}. Dagen kan ikke bokføres eller lukkes med den. Prøv igjen senere, og si fra til leverandøren hvis det fortsatt er slik.`,
  payoutRowsAlike: (count) =>
    `${count} rader er like: hver av dem har samme numre og beløp som en annen, og alle er med i summene. Si fra til leverandøren hvis noe er betalt to ganger.`,
  payoutRowsElsewhere: (count) =>
    count === '1'
      ? 'Én rad er også i en annen rapport for dagen og kan være betalt to ganger.'
      : `${count} rader er også i en annen rapport for dagen og kan være betalt to ganger.`,
  payoutRowsOfDay: (count, day) =>
    count === '1' ? `Én rad gjelder ${day}.` : `${count} rader gjelder ${day}.`,
  payoutRowsOfDays: (count) =>
    count === '1' ? 'Én rad til gjelder en annen dag.' : `${count} rader til gjelder andre dager.`,
  payoutFeesVat: (count, fees) =>
    count === '1'
      ? `Ett gebyr har mva. som ikke følger satsen. ${fees}`
      : `${count} gebyrer har mva. som ikke følger satsen. ${fees}`,
  payoutFeeVat: (type, row, vat, rate, computed) =>
    `${type} på rad ${row}: ${vat} med ${rate} skulle vært ${computed}.`,
  payoutFeesPaid: (rows) =>
    rows === '1'
      ? 'På én rad trekker et gebyr noe annet fra utbetalingen enn beløp og merverdiavgift.'
      : `På ${rows} rader trekker et gebyr noe annet fra utbetalingen enn beløp og merverdiavgift.`,
  payoutShowTheRows: 'Vis radene',
  payoutCauseTitle: 'Hvorfor det ikke stemmer',
  payoutSearching: 'Leter etter det som forklarer differansen…',
  payoutCauseFailed: 'Det gikk ikke å lete etter det som forklarer differansen.',
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
  payoutOtherDay: 'Rapport for en annen dag',
  payoutOtherDayText:
    'Leverandøren svarte med rapporten for en annen dag. Prøv igjen senere, og si fra til leverandøren hvis det fortsatt er slik.',
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

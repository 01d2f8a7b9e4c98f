import type { ReportDeskWords } from './desk-en.ts'
import { words } from '../languages.ts'

export const reportDeskDa: ReportDeskWords = {
  payoutOf: (day) => `Udbetaling ${day}`,
  payoutDay: 'Dag',
  payoutPrevious: 'Forrige dag',
  payoutNext: 'Næste dag',
  payoutNewest: 'Nyeste',
  payoutWithholding: 'Med tilbageholdelse',
  payoutClients: 'Klientrapporter',
  payoutClient: (id) => `Klient ${id}`,
  payoutAll: 'Alle klienter',
  payoutTerm: words({
    nominalAmount: 'Ordrebeløb',
    feeAmountExcludingVat: 'Gebyrer',
    feeVatAmount: 'Moms af gebyrer',
    providerPaidAmountExcludingWithholding: 'Dagens resultat',
    openingBalanceDebt: 'Gæld primo',
    closingBalanceDebt: 'Gæld ultimo',
    providerPaidAmountIncludingWithholding: 'Udbetalt',
    numberOfRows: 'Transaktioner',
  }),
  payoutVatOf: (rate) => `Moms ${rate}`,
  payoutEquation: 'Sådan lægges rækkerne sammen',
  payoutShowRows: 'vis rækkerne',
  payoutStates: (amount, difference) => `Rapporten angiver ${amount} (${difference})`,
  payoutAsStated: 'Som rapporten angiver, ikke kontrolleret mod rækkerne',
  payoutVerdict: words({
    balances: 'Stemmer',
    'balances-with-unknown-rows': 'Stemmer, med rækker af ukendt slags',
    'does-not-balance': 'Stemmer ikke',
    reading: 'Læser…',
    incomplete: 'Ikke hel',
  }),
  payoutUnknown: (types) =>
    `Udbyderens beskrivelse har ikke rækketypen ${types}. Rækkernes beløb er med i tallene.`,
  payoutCauseTitle: 'Hvorfor det ikke stemmer',
  payoutSearching: 'Leder efter det, der forklarer forskellen…',
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
  payoutOrOthers: (count) =>
    count === '1' ? 'En anden forklarer den lige så godt.' : `${count} andre forklarer den lige så godt.`,
  payoutNoCause:
    'Ingen række, to rækker, gebyr, momssats, gæld, fortegn, gentaget række eller valuta forklarer forskellen.',
  payoutCauseFailed: 'Der kunne ikke ledes efter det, der forklarer forskellen.',
  payoutShowTheRows: 'Vis rækkerne',
  payoutCopyDossier: 'Kopiér til udbyderen',
  payoutDossierNote: 'Teksten har ingen personoplysninger.',
  payoutDossier: (client, day) => `Udbetaling til klient ${client}, ${day}: den stemmer ikke`,
  payoutDossierTerm: (term, stated, computed, difference) =>
    `${term}: rapporten angiver ${stated}, rækkerne giver ${computed}, forskel ${difference}`,
  payoutDossierRow: (place) => `Række ${place}`,
  payoutDossierCounts: (rows, digest) => `Transaktioner: ${rows}. Rapportens SHA-256: ${digest}`,
  payoutWaterfall: 'Sådan blev salget til udbetalingen',
  payoutFees: 'Gebyrer efter type',
  payoutNoFees: 'Ingen gebyrer denne dag.',
  payoutStep: 'Trin',
  payoutSales: 'Salg',
  payoutCredits: 'Krediteringer',
  payoutOther: (count) => `${count} andre rækketyper`,
  payoutUnexplained: 'Rækker, der ikke går op',
  payoutFee: 'Gebyr',
  payoutCount: 'Antal',
  payoutReadingRows: (read, stated) => (stated ? `${read} af ${stated} rækker læst` : `${read} rækker læst`),
  payoutLoading: (day) => `Læser rapporten for ${day}`,
  payoutLooking: 'Leder efter den nyeste rapport',
  payoutWhole: (day, verdict) => `Rapporten for ${day} er læst. ${verdict}.`,
  payoutEmpty: 'Dagens rapport har ingen klient. Der er intet at udbetale.',
  payoutDateWrong: (given) =>
    `Til sidens udvikler: date skal være en kalenderdag som 2026-11-20, ikke ${given}.`,
  payoutNone: (day) => `Ingen rapport for ${day}`,
  payoutNotOver: (time) =>
    `Dagen er ikke slut. Udbyderen rapporterer en dag, når den er slut i UTC: se igen efter ${time}.`,
  payoutNotBegun: 'Dagen er ikke kommet endnu. Udbyderen rapporterer en dag, når den er slut i UTC.',
  payoutNothing:
    'Intet blev solgt, krediteret eller opkrævet denne dag, så der er ingen rapport. En gæld følger med til den næste dag, der har en.',
  payoutYesterday: (time) =>
    `Dagen er slut, og udbyderen har ingen rapport: intet skete, eller rapporten kommer senere. Se igen efter ${time}.`,
  payoutNoneRecent: (days) => `Ingen rapport de seneste ${days} dage`,
  payoutNoneRecentText: 'Vælg en dag ovenfor for at se længere tilbage.',
  payoutLookAgain: 'Se igen',
  payoutCutOff: 'Rapporten er ikke hel',
  payoutCutOffText: (read, stated) =>
    stated
      ? `Forbindelsen blev afbrudt efter ${read} af ${stated} rækker. Du ser det, der nåede frem; intet er kontrolleret.`
      : `Forbindelsen blev afbrudt efter ${read} rækker. Du ser det, der nåede frem; intet er kontrolleret.`,
  payoutWrongType: 'Rapporten har en forkert værdi',
  payoutWrongTypeText: (member) =>
    `${member} mangler eller har en forkert type, så rapporten er læst hertil. Kontakt udbyderen.`,
  payoutNotAReport: 'Svaret er ikke en rapport',
  payoutNotAReportText: 'Noget mellem denne side og udbyderen kan have ændret det. Prøv igen.',
  payoutNotActivated: 'Rapporter er ikke aktiveret',
  payoutNotActivatedText:
    'Udbyderen laver ingen udbetalingsrapporter for butikken. Bed udbyderen om at aktivere dem.',
  payoutTooLarge: 'En sum i rapporten er for stor',
  payoutTooLargeText: 'Den kan ikke være i 64 bit, så udbyderen kan ikke rapportere dagen. Spørg udbyderen.',
  payoutTake: 'Tag med: bogføringsfil, CSV, JSON',
  payoutMonth: 'Måneden',
  payoutBank: 'Sammenlign med et kontoudtog',
  payoutShop: 'Sammenlign med dine ordrer',
  payoutPartFailed: 'Denne del kunne ikke indlæses.',
}

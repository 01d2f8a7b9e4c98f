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
  payoutRowsComeTo: 'Rækkerne giver',
  payoutAsStated: 'Som rapporten angiver, ikke kontrolleret mod rækkerne',
  payoutVerdict: words({
    balances: 'Stemmer',
    'balances-with-unknown-rows': 'Stemmer, med rækker af ukendt slags',
    'balances-with-rows-alike': 'Stemmer, men rækker er ens',
    'does-not-balance': 'Stemmer ikke',
    'another-day': 'Rapport for en anden dag',
    reading: 'Læser…',
    incomplete: 'Ikke hel',
  }),
  stepsTitle: 'Dagen i fire trin',
  stepName: words({ checked: 'Kontrol', booked: 'Bilag', bank: 'Bank', closed: 'Lukning' }),
  stepNotTaken: 'Ikke gemt på denne side endnu',
  stepTaken: (time) => `Gemt på denne side, ${time}`,
  stepNoVoucher: 'Kan ikke laves',
  stepNotCompared: 'Ikke sammenlignet endnu',
  payoutUnknown: (types) =>
    `Udbyderens beskrivelse har ikke rækketypen ${types}. Rækkernes beløb er med i tallene.`,
  payoutAnotherDay: (asked, given) =>
    `Udbyderen blev bedt om rapporten for ${asked} og svarede med den for ${given}. Dagen kan ikke bogføres eller lukkes med den. Prøv igen senere, og kontakt udbyderen, hvis det stadig er sådan.`,
  payoutRowsAlike: (count) =>
    `${count} rækker er ens: hver af dem har samme numre og beløb som en anden, og alle er med i summerne. Kontakt udbyderen, hvis noget er betalt to gange.`,
  payoutRowsElsewhere: (count) =>
    count === '1'
      ? 'Én række er også i en anden rapport for dagen og kan være betalt to gange.'
      : `${count} rækker er også i en anden rapport for dagen og kan være betalt to gange.`,
  payoutRowsOfDay: (count, day) =>
    count === '1' ? `Én række gælder ${day}.` : `${count} rækker gælder ${day}.`,
  payoutRowsOfDays: (count) =>
    count === '1' ? 'Én række mere gælder en anden dag.' : `${count} rækker mere gælder andre dage.`,
  payoutFeesVat: (count, fees) =>
    count === '1'
      ? `Ét gebyr har moms, der ikke følger satsen. ${fees}`
      : `${count} gebyrer har moms, der ikke følger satsen. ${fees}`,
  payoutFeeVat: (type, row, vat, rate, computed) =>
    `${type} på række ${row}: ${vat} med ${rate} ville være ${computed}.`,
  payoutFeesPaid: (rows) =>
    rows === '1'
      ? 'På én række er det, et gebyr trækker fra udbetalingen, ikke dets beløb og moms.'
      : `På ${rows} rækker er det, et gebyr trækker fra udbetalingen, ikke dets beløb og moms.`,
  payoutShowTheRows: 'Vis rækkerne',
  payoutCauseTitle: 'Hvorfor det ikke stemmer',
  payoutSearching: 'Leder efter det, der forklarer forskellen…',
  payoutCauseFailed: 'Der kunne ikke ledes efter det, der forklarer forskellen.',
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
  payoutOtherDay: 'Rapport for en anden dag',
  payoutOtherDayText:
    'Udbyderen svarede med rapporten for en anden dag. Prøv igen senere, og kontakt udbyderen, hvis det stadig er sådan.',
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

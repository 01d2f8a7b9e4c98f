import type { ReportDeskWords } from './desk-en.ts'
import { words } from '../languages.ts'

export const reportDeskSv: ReportDeskWords = {
  payoutOf: (day) => `Utbetalning ${day}`,
  payoutDay: 'Dag',
  payoutPrevious: 'Föregående dag',
  payoutNext: 'Nästa dag',
  payoutNewest: 'Senaste',
  payoutWithholding: 'Med innehållning',
  payoutClients: 'Kundrapporter',
  payoutClient: (id) => `Klient ${id}`,
  payoutAll: 'Alla klienter',
  payoutTerm: words({
    nominalAmount: 'Orderbelopp',
    feeAmountExcludingVat: 'Avgifter',
    feeVatAmount: 'Moms på avgifter',
    providerPaidAmountExcludingWithholding: 'Dagens resultat',
    openingBalanceDebt: 'Ingående skuld',
    closingBalanceDebt: 'Utgående skuld',
    providerPaidAmountIncludingWithholding: 'Utbetalt',
    numberOfRows: 'Transaktioner',
  }),
  payoutVatOf: (rate) => `Moms ${rate}`,
  payoutEquation: 'Så summeras raderna',
  payoutShowRows: 'visa raderna',
  payoutStates: (amount, difference) => `Rapporten anger ${amount} (${difference})`,
  payoutRowsComeTo: 'Raderna ger',
  payoutAsStated: 'Som rapporten anger, inte kontrollerat mot raderna',
  payoutVerdict: words({
    balances: 'Stämmer',
    'balances-with-unknown-rows': 'Stämmer, med rader av okänt slag',
    'balances-with-rows-alike': 'Stämmer, men rader är lika',
    'does-not-balance': 'Stämmer inte',
    'another-day': 'En annan dags rapport',
    reading: 'Läser…',
    incomplete: 'Inte hel',
  }),
  stepsTitle: 'Dagen i fyra steg',
  stepName: words({ checked: 'Kontroll', booked: 'Verifikation', bank: 'Bank', closed: 'Stängning' }),
  stepNotTaken: 'Ingen sparad på den här sidan än',
  stepTaken: (time) => `Sparad på den här sidan, ${time}`,
  stepNoVoucher: 'Kan inte skapas',
  stepNotCompared: 'Inte jämfört än',
  payoutUnknown: (types) =>
    `Leverantörens beskrivning saknar radtypen ${types}. Radernas belopp ingår i siffrorna.`,
  payoutAnotherDay: (asked, given) =>
    `Leverantören tillfrågades om rapporten för ${asked} och svarade med den för ${given}. Dagen kan inte bokföras eller stängas med den. Försök igen senare, och säg till leverantören om det är så även då.`,
  payoutRowsAlike: (count) =>
    `${count} rader är lika: var och en har samma nummer och belopp som en annan, och alla ingår i summorna. Säg till leverantören om något är betalt två gånger.`,
  payoutRowsElsewhere: (count) =>
    count === '1'
      ? 'En rad finns även i en annan rapport för dagen och kan vara betald två gånger.'
      : `${count} rader finns även i en annan rapport för dagen och kan vara betalda två gånger.`,
  payoutRowsOfDay: (count, day) =>
    count === '1' ? `En rad gäller ${day}.` : `${count} rader gäller ${day}.`,
  payoutRowsOfDays: (count) =>
    count === '1'
      ? 'Ytterligare en rad gäller en annan dag.'
      : `Ytterligare ${count} rader gäller andra dagar.`,
  payoutFeesVat: (count, fees) =>
    count === '1'
      ? `En avgift har moms som inte följer momssatsen. ${fees}`
      : `${count} avgifter har moms som inte följer momssatsen. ${fees}`,
  payoutFeeVat: (type, row, vat, rate, computed) =>
    `${type} på rad ${row}: ${vat} med ${rate} skulle vara ${computed}.`,
  payoutFeesPaid: (rows) =>
    rows === '1'
      ? 'På en rad är det som en avgift drar från utbetalningen inte dess belopp och moms.'
      : `På ${rows} rader är det som en avgift drar från utbetalningen inte dess belopp och moms.`,
  payoutShowTheRows: 'Visa raderna',
  payoutCauseTitle: 'Varför det inte stämmer',
  payoutSearching: 'Söker vad som förklarar skillnaden…',
  payoutCauseFailed: 'Det gick inte att söka vad som förklarar skillnaden.',
  payoutWaterfall: 'Så blev försäljningen till utbetalningen',
  payoutFees: 'Avgifter per typ',
  payoutNoFees: 'Inga avgifter den här dagen.',
  payoutStep: 'Steg',
  payoutSales: 'Försäljning',
  payoutCredits: 'Krediteringar',
  payoutOther: (count) => `${count} andra radtyper`,
  payoutUnexplained: 'Rader som inte går ihop',
  payoutFee: 'Avgift',
  payoutCount: 'Antal',
  payoutReadingRows: (read, stated) => (stated ? `${read} av ${stated} rader lästa` : `${read} rader lästa`),
  payoutLoading: (day) => `Läser rapporten för ${day}`,
  payoutLooking: 'Söker den senaste rapporten',
  payoutWhole: (day, verdict) => `Rapporten för ${day} är läst. ${verdict}.`,
  payoutEmpty: 'Dagens rapport har ingen klient. Det finns inget att betala ut.',
  payoutDateWrong: (given) =>
    `För sidans utvecklare: date måste vara en kalenderdag som 2026-11-20, inte ${given}.`,
  payoutNone: (day) => `Ingen rapport för ${day}`,
  payoutNotOver: (time) =>
    `Dagen är inte slut. Leverantören rapporterar en dag när den är slut i UTC: titta igen efter ${time}.`,
  payoutNotBegun: 'Dagen har inte kommit än. Leverantören rapporterar en dag när den är slut i UTC.',
  payoutNothing:
    'Inget såldes, krediterades eller debiterades den här dagen, så det finns ingen rapport. En skuld följer med till nästa dag som har en.',
  payoutYesterday: (time) =>
    `Dagen är slut, men leverantören har ingen rapport: inget hände den, eller så kommer rapporten senare. Titta igen efter ${time}.`,
  payoutNoneRecent: (days) => `Ingen rapport de senaste ${days} dagarna`,
  payoutNoneRecentText: 'Välj en dag ovan för att se längre tillbaka.',
  payoutLookAgain: 'Titta igen',
  payoutCutOff: 'Rapporten är inte hel',
  payoutCutOffText: (read, stated) =>
    stated
      ? `Anslutningen bröts efter ${read} av ${stated} rader. Du ser det som kom fram; inget är kontrollerat.`
      : `Anslutningen bröts efter ${read} rader. Du ser det som kom fram; inget är kontrollerat.`,
  payoutWrongType: 'Rapporten har ett felaktigt värde',
  payoutWrongTypeText: (member) =>
    `${member} saknas eller har fel typ, så rapporten lästes dit. Kontakta leverantören.`,
  payoutNotAReport: 'Svaret är ingen rapport',
  payoutNotAReportText: 'Något mellan den här sidan och leverantören kan ha ändrat det. Försök igen.',
  payoutOtherDay: 'En annan dags rapport',
  payoutOtherDayText:
    'Leverantören svarade med en annan dags rapport. Försök igen senare, och säg till leverantören om det är så även då.',
  payoutNotActivated: 'Rapporter är inte aktiverade',
  payoutNotActivatedText:
    'Leverantören gör inga utbetalningsrapporter för butiken. Be leverantören aktivera dem.',
  payoutTooLarge: 'En summa i rapporten är för stor',
  payoutTooLargeText:
    'Den ryms inte i 64 bitar, så leverantören kan inte rapportera dagen. Fråga leverantören.',
  payoutTake: 'Ta med: bokföringsfil, CSV, JSON',
  payoutMonth: 'Månaden',
  payoutBank: 'Jämför med ett kontoutdrag',
  payoutShop: 'Jämför med dina ordrar',
  payoutPartFailed: 'Den här delen kunde inte laddas.',
}

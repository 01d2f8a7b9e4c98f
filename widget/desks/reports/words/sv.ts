import { words } from '../../../locales/languages.ts'
import type { ReportWords } from './en.ts'

/** Swedish, for what opens with the desk of payouts. */
export const texts: ReportWords = {
  // The desk
  payoutOf: (day) => `Utbetalning ${day}`,
  payoutDay: 'Dag',
  payoutPrevious: 'Föregående dag',
  payoutNext: 'Nästa dag',
  payoutNewest: 'Senaste',
  payoutWithholding: 'Med innehållning',
  payoutClients: 'Klientrapporter',
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
    `Betaltjänstens beskrivning saknar radtypen ${types}. Radernas belopp ingår i siffrorna.`,
  payoutAnotherDay: (asked, given) =>
    `Betaltjänsten tillfrågades om rapporten för ${asked} och svarade med den för ${given}. Dagen kan inte bokföras eller stängas med den. Försök igen senare, och säg till betaltjänsten om det är så även då.`,
  payoutRowsAlike: (count) =>
    `${count} rader är lika: var och en har samma nummer och belopp som en annan, och alla ingår i summorna. Säg till betaltjänsten om något är betalt två gånger.`,
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
    `Dagen är inte slut. Betaltjänsten rapporterar en dag när den är slut i UTC: titta igen efter ${time}.`,
  payoutNotBegun: 'Dagen har inte kommit än. Betaltjänsten rapporterar en dag när den är slut i UTC.',
  payoutNothing:
    'Inget såldes, krediterades eller debiterades den här dagen, så det finns ingen rapport. En skuld följer med till nästa dag som har en.',
  payoutYesterday: (time) =>
    `Dagen är slut, men betaltjänsten har ingen rapport: inget hände den, eller så kommer rapporten senare. Titta igen efter ${time}.`,
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
    `${member} saknas eller har fel typ, så rapporten lästes dit. Kontakta betaltjänsten.`,
  payoutNotAReport: 'Svaret är ingen rapport',
  payoutNotAReportText: 'Något mellan den här sidan och betaltjänsten kan ha ändrat det. Försök igen.',
  payoutOtherDay: 'En annan dags rapport',
  payoutOtherDayText:
    'Betaltjänsten svarade med en annan dags rapport. Försök igen senare, och säg till betaltjänsten om det är så även då.',
  payoutNotActivated: 'Rapporter är inte aktiverade',
  payoutNotActivatedText:
    'Betaltjänsten gör inga utbetalningsrapporter för butiken. Be betaltjänsten aktivera dem.',
  payoutTooLarge: 'En summa i rapporten är för stor',
  payoutTooLargeText:
    'Den ryms inte i 64 bitar, så betaltjänsten kan inte rapportera dagen. Fråga betaltjänsten.',
  payoutTake: 'Ta med: bokföringsfil, CSV, JSON',
  payoutMonth: 'Månaden',
  payoutBank: 'Jämför med ett kontoutdrag',
  payoutShop: 'Jämför med dina ordrar',
  payoutPartFailed: 'Den här delen kunde inte laddas.',

  // The rows of a report
  reportColumn: words({
    providerCustomerId: 'Kundnr',
    customerName: 'Kund',
    externalOrderNo: 'Order',
    orderDate: 'Orderdatum',
    providerOrderNo: 'Betaltjänstens ordernr',
    providerCheckoutId: 'Checkout-id',
    providerInvoiceNo: 'Fakturanr',
    paymentTransactionId: 'Betalningsnr',
    nominalAmount: 'Orderbelopp',
    providerPaidAmount: 'Utbetalt',
    totalFeeAmountExcludingVat: 'Avgifter',
    totalFeeVatAmount: 'Moms på avgifter',
    paymentType: 'Betalsätt',
    currency: 'Valuta',
    destinationCurrency: 'Målvaluta',
    exchangeRate: 'Växelkurs',
    comment: 'Kommentar',
    deliveryId: 'Leveransnr',
    creditId: 'Kreditnr',
    rowType: 'Radtyp',
    fees: 'Avgiftstyp',
    reconciliationDate: 'Avstämt',
  }),
  reportRowType: words({
    DebtPayment: 'Betalning av skuld',
    ManualKickback: 'Kickback, manuell',
    ManualRegression: 'Regress, manuell',
    ClosingBalanceDebt: 'Utgående skuld',
    OpeningBalanceDebt: 'Ingående skuld',
    BoughtAdminInvoice: 'Administrerad faktura, köpt',
    ManualWitholding: 'Innehållet manuellt',
    Interest: 'Ränta',
    Purchase: 'Köpt faktura',
    Fee: 'Avgift',
    Manual: 'Manuell transaktion',
    ProviderFee: 'Betaltjänstens avgift',
    ManualBalanceDebt: 'Saldoskuld, manuell',
    Regression: 'Regress',
    ManualCredit: 'Kreditering, manuell',
    Credit: 'Kreditering',
    ManualOrder: 'Order, manuell',
    ProviderInvoice: 'Betaltjänstens faktura',
    CreatedInvoice: 'Skapad faktura',
    ManualDeposit: 'Insättning, manuell',
    ManualChargeback: 'Återdebitering, manuell',
    Kickback: 'Kickback',
    Order: 'Order',
  }),
  reportFeeType: words({
    Deviation: 'Avvikelse',
    Reminder: 'Påminnelse',
    Correction: 'Rättelse',
    DueDate: 'Ändrat förfallodatum',
    Admin: 'Administration',
    Kickback: 'Kickback',
    Deposit: 'Insättning',
    Service: 'Tjänst',
    Interest: 'Ränta',
    LegalAction: 'Rättslig åtgärd',
    Credit: 'Kreditering',
    Collection: 'Inkasso',
    Postage: 'Porto',
    Dismissed: 'Avskriven',
  }),

  // The line above the rows
  reportRows: 'Rapportens rader',
  reportSearch: 'Sök i raderna',
  reportFilters: 'Filter',
  reportAll: 'Alla',
  reportGroup: 'Gruppera efter',
  reportUngrouped: 'Inga grupper',
  reportSort: 'Sortera efter',
  reportUnsorted: 'Rapportens ordning',
  reportSortUp: (column) => `${column}, stigande`,
  reportSortDown: (column) => `${column}, fallande`,
  reportSortHint: (column) => `Sortera efter ${column}`,
  reportFound: (shown, all) => `${shown} av ${all} rader`,
  reportReading: 'Läser fortfarande.',
  reportShowAll: 'Visa alla',
  reportOnlyMarked: (count) => (count === 1 ? '1 markerad rad' : `${count} markerade rader`),
  reportOnlyVat: (rate) => `Avgifter med ${rate} moms`,
  reportRemove: (choice) => `Ta bort: ${choice}`,

  // The rows
  reportDetails: 'Avgifter och uppgifter',
  reportMarked: 'Markerad',
  reportOpenOrder: (id) => `Öppna order ${id}`,
  reportNoKey: 'Uppgift saknas',
  reportGroupOf: (key, count) => (count === '1' ? `${key}: 1 rad` : `${key}: ${count} rader`),
  reportTotal: (count) => (count === '1' ? 'Summa för 1 rad' : `Summa för ${count} rader`),
  reportBalances: 'Skulder, ingår inte i summan',
  reportCurrencies: 'I flera valutor och därför inte summerat.',
  reportNotWhole: 'Rapporten är inte hel och därför inte summerad.',
  reportNoFees: 'Inga avgifter.',
  reportNoRows: 'Rapporten har inga rader.',
  reportNoMatch: 'Ingen rad matchar sökningen och filtren.',
  reportUnread: 'Raderna kunde inte läsas.',
  reportPrinted: (shown, all) =>
    `De första ${shown} av ${all} rader skrivs ut. Alla rader finns i CSV-filen.`,
  reportShop: words({
    same: 'Som i butiken',
    differs: 'Butiken har ett annat belopp',
    'other-currency': 'Butiken har en annan valuta',
    unknown: 'Okänd för butiken',
  }),

  // The choice of columns

  // The closing of a day
  monthVerdict: words({
    balances: 'stämmer',
    'balances-with-unknown-rows': 'stämmer, med rader av okänt slag',
    'balances-with-rows-alike': 'stämmer, men rader är lika',
    'does-not-balance': 'stämmer inte',
    'another-day': 'gäller en annan dag',
  }),
  closingNone: 'Ingen har stängt den här dagen.',
  closingBy: (who, time) => `Stängd av ${who}, ${time}.`,
  closingVerdictThen: (verdict) => `Utfallet då: ${verdict}.`,
  closingChanged: 'Betaltjänsten svarar nu med en annan rapport än den som stängdes.',
  closingSame: 'Rapporten är den som stängdes.',
  closingClose: 'Stäng dagen',
  closingAgain: 'Stäng den igen',
  closingJudged: (verdict) => `Rapporten är den som stängdes, men bedöms annorlunda nu: ${verdict}.`,
  closingEarlier: (count) => (count === 1 ? '1 tidigare stängning' : `${count} tidigare stängningar`),
  closingDone: (day) => `${day} är stängd.`,
  closingCannotYet: 'En dag kan stängas när rapporten är läst till slutet.',
  closingAnotherDay: 'Rapporten gäller en annan dag och kan inte stänga den här.',
  closingNothing: 'Rapporten har ingen klient, så det finns inget att stänga.',
  closingConfirmOff: 'Utbetalningen stämmer inte. Utfallet sparas med stängningen.',
  closingFailed: 'Det gick inte att läsa vem som stängt dagen.',
}

import { words } from '../../../locales/languages.ts'
import type { ReportWords } from './en.ts'

/** Dutch, for what opens with the desk of payouts. */
export const texts: ReportWords = {
  // The desk
  payoutOf: (day) => `Uitbetaling van ${day}`,
  payoutDay: 'Dag',
  payoutPrevious: 'Vorige dag',
  payoutNext: 'Volgende dag',
  payoutNewest: 'Nieuwste',
  payoutWithholding: 'Met inhouding',
  payoutClients: 'Verkopersrapporten',
  payoutClient: (id) => `Verkoper ${id}`,
  payoutAll: 'Alle verkopers',
  payoutTerm: words({
    nominalAmount: 'Bestelbedragen',
    feeAmountExcludingVat: 'Kosten',
    feeVatAmount: 'Btw over kosten',
    providerPaidAmountExcludingWithholding: 'Resultaat van de dag',
    openingBalanceDebt: 'Beginschuld',
    closingBalanceDebt: 'Eindschuld',
    providerPaidAmountIncludingWithholding: 'Uitbetaald',
    numberOfRows: 'Transacties',
  }),
  payoutVatOf: (rate) => `Btw ${rate}`,
  payoutEquation: 'Zo tellen de regels op',
  payoutShowRows: 'toon de regels',
  payoutStates: (amount, difference) => `Het rapport noemt ${amount} (${difference})`,
  payoutRowsComeTo: 'De regels geven',
  payoutAsStated: 'Zoals het rapport het noemt, niet aan de regels getoetst',
  payoutVerdict: words({
    balances: 'Klopt',
    'balances-with-unknown-rows': 'Klopt, met regels van een onbekende soort',
    'balances-with-rows-alike': 'Klopt, maar regels zijn gelijk',
    'does-not-balance': 'Klopt niet',
    'another-day': 'Rapport van een andere dag',
    reading: 'Wordt gelezen…',
    incomplete: 'Niet compleet',
  }),
  stepsTitle: 'De dag in vier stappen',
  stepName: words({ checked: 'Controle', booked: 'Boekstuk', bank: 'Bank', closed: 'Afsluiting' }),
  stepNotTaken: 'Op deze pagina nog niet opgeslagen',
  stepTaken: (time) => `Op deze pagina opgeslagen, ${time}`,
  stepNoVoucher: 'Kan niet worden gemaakt',
  stepNotCompared: 'Nog niet vergeleken',
  payoutUnknown: (types) =>
    `De beschrijving van de betaaldienst kent het regeltype ${types} niet. De bedragen van deze regels tellen mee.`,
  payoutAnotherDay: (asked, given) =>
    `De betaaldienst is gevraagd naar het rapport van ${asked} en gaf dat van ${given}. De dag kan er niet mee worden geboekt of afgesloten. Probeer het later opnieuw en meld het de betaaldienst als het zo blijft.`,
  payoutRowsAlike: (count) =>
    `${count} regels zijn gelijk: elke heeft de nummers en bedragen van een andere, en alle tellen mee. Is iets dubbel betaald, meld het dan de betaaldienst.`,
  payoutRowsElsewhere: (count) =>
    count === '1'
      ? 'Eén regel staat ook in een ander rapport van deze dag en is misschien dubbel betaald.'
      : `${count} regels staan ook in een ander rapport van deze dag en zijn misschien dubbel betaald.`,
  payoutRowsOfDay: (count, day) =>
    count === '1' ? `Eén regel is van ${day}.` : `${count} regels zijn van ${day}.`,
  payoutRowsOfDays: (count) =>
    count === '1' ? 'Nog één regel is van een andere dag.' : `Nog ${count} regels zijn van andere dagen.`,
  payoutFeesVat: (count, fees) =>
    count === '1'
      ? `Bij één post kosten past de btw niet bij het tarief. ${fees}`
      : `Bij ${count} posten kosten past de btw niet bij het tarief. ${fees}`,
  payoutFeeVat: (type, row, vat, rate, computed) =>
    `${type} in regel ${row}: ${vat} bij ${rate} zou ${computed} zijn.`,
  payoutFeesPaid: (rows) =>
    rows === '1'
      ? 'In één regel is wat kosten van de uitbetaling afhalen niet hun bedrag met btw.'
      : `In ${rows} regels is wat kosten van de uitbetaling afhalen niet hun bedrag met btw.`,
  payoutShowTheRows: 'Toon de regels',
  payoutCauseTitle: 'Waarom het niet klopt',
  payoutSearching: 'Er wordt gezocht naar wat het verschil verklaart…',
  payoutCauseFailed: 'Er kon niet worden gezocht naar wat het verschil verklaart.',
  payoutWaterfall: 'Van verkoop naar uitbetaling',
  payoutFees: 'Kosten per type',
  payoutNoFees: 'Geen kosten op deze dag.',
  payoutStep: 'Stap',
  payoutSales: 'Verkopen',
  payoutCredits: 'Creditering',
  payoutOther: (count) => `${count} andere regeltypen`,
  payoutUnexplained: 'Regels die niet kloppen',
  payoutFee: 'Kosten',
  payoutCount: 'Aantal',
  payoutReadingRows: (read, stated) =>
    stated ? `${read} van ${stated} regels gelezen` : `${read} regels gelezen`,
  payoutLoading: (day) => `Het rapport van ${day} wordt gelezen`,
  payoutLooking: 'Het nieuwste rapport wordt gezocht',
  payoutWhole: (day, verdict) => `Het rapport van ${day} is gelezen. ${verdict}.`,
  payoutEmpty: 'Het rapport van deze dag heeft geen verkoper. Er is niets uit te betalen.',
  payoutDateWrong: (given) =>
    `Voor de ontwikkelaar van de pagina: date moet een kalenderdag zijn zoals 2026-11-20, niet ${given}.`,
  payoutNone: (day) => `Geen rapport van ${day}`,
  payoutNotOver: (time) =>
    `De dag is nog niet voorbij. De betaaldienst rapporteert een dag als hij in UTC voorbij is: kijk na ${time} opnieuw.`,
  payoutNotBegun: 'De dag moet nog komen. De betaaldienst rapporteert een dag als hij in UTC voorbij is.',
  payoutNothing:
    'Op deze dag is niets verkocht, gecrediteerd of in rekening gebracht, dus is er geen rapport. Een schuld gaat over naar de volgende dag met een rapport.',
  payoutYesterday: (time) =>
    `De dag is voorbij en de betaaldienst heeft geen rapport: er is niets gebeurd, of het rapport komt later. Kijk na ${time} opnieuw.`,
  payoutNoneRecent: (days) => `Geen rapport in de laatste ${days} dagen`,
  payoutNoneRecentText: 'Kies hierboven een dag om verder terug te kijken.',
  payoutLookAgain: 'Opnieuw kijken',
  payoutCutOff: 'Het rapport is niet compleet',
  payoutCutOffText: (read, stated) =>
    stated
      ? `De verbinding eindigde na ${read} van ${stated} regels. U ziet wat aankwam; niets is getoetst.`
      : `De verbinding eindigde na ${read} regels. U ziet wat aankwam; niets is getoetst.`,
  payoutWrongType: 'Het rapport heeft een foute waarde',
  payoutWrongTypeText: (member) =>
    `${member} ontbreekt of heeft een verkeerd type; tot daar is het rapport gelezen. Meld het de betaaldienst.`,
  payoutNotAReport: 'Het antwoord is geen rapport',
  payoutNotAReportText:
    'Iets tussen deze pagina en de betaaldienst heeft het misschien veranderd. Probeer het opnieuw.',
  payoutOtherDay: 'Rapport van een andere dag',
  payoutOtherDayText:
    'De betaaldienst gaf het rapport van een andere dag. Probeer het later opnieuw en meld het de betaaldienst als het zo blijft.',
  payoutNotActivated: 'Rapporten zijn niet geactiveerd',
  payoutNotActivatedText:
    'De betaaldienst maakt geen uitbetalingsrapporten voor deze winkel. Vraag de betaaldienst ze te activeren.',
  payoutTooLarge: 'Een totaal van het rapport is te groot',
  payoutTooLargeText:
    'Het past niet in 64 bits, dus kan de betaaldienst deze dag niet rapporteren. Vraag het de betaaldienst.',
  payoutTake: 'Meenemen: boekhoudbestand, CSV, JSON',
  payoutMonth: 'De maand',
  payoutBank: 'Vergelijk met een bankafschrift',
  payoutShop: 'Vergelijk met uw bestellingen',
  payoutPartFailed: 'Dit deel kon niet worden geladen.',

  // The rows of a report
  reportColumn: words({
    providerCustomerId: 'Klantnr.',
    customerName: 'Klant',
    externalOrderNo: 'Bestelling',
    orderDate: 'Besteldatum',
    providerOrderNo: 'Bestelnr. van de betaaldienst',
    providerCheckoutId: 'Checkout-id',
    providerInvoiceNo: 'Factuurnr.',
    paymentTransactionId: 'Betalingsnr.',
    nominalAmount: 'Bestelbedrag',
    providerPaidAmount: 'Uitbetaald',
    totalFeeAmountExcludingVat: 'Kosten',
    totalFeeVatAmount: 'Btw op kosten',
    paymentType: 'Betaalwijze',
    currency: 'Valuta',
    destinationCurrency: 'Doelvaluta',
    exchangeRate: 'Wisselkoers',
    comment: 'Opmerking',
    deliveryId: 'Leveringsnr.',
    creditId: 'Creditnr.',
    rowType: 'Soort regel',
    fees: 'Soort kosten',
    reconciliationDate: 'Afgestemd op',
  }),
  reportRowType: words({
    DebtPayment: 'Betaling van schuld',
    ManualKickback: 'Kickback, handmatig',
    ManualRegression: 'Regres, handmatig',
    ClosingBalanceDebt: 'Eindschuld',
    OpeningBalanceDebt: 'Beginschuld',
    BoughtAdminInvoice: 'Beheerde factuur, gekocht',
    ManualWitholding: 'Handmatig ingehouden',
    Interest: 'Rente',
    Purchase: 'Gekochte factuur',
    Fee: 'Kosten',
    Manual: 'Handmatige transactie',
    ProviderFee: 'Kosten van de betaaldienst',
    ManualBalanceDebt: 'Saldoschuld, handmatig',
    Regression: 'Regres',
    ManualCredit: 'Creditering, handmatig',
    Credit: 'Creditering',
    ManualOrder: 'Bestelling, handmatig',
    ProviderInvoice: 'Factuur van de betaaldienst',
    CreatedInvoice: 'Gemaakte factuur',
    ManualDeposit: 'Storting, handmatig',
    ManualChargeback: 'Terugboeking, handmatig',
    Kickback: 'Kickback',
    Order: 'Bestelling',
  }),
  reportFeeType: words({
    Deviation: 'Afwijking',
    Reminder: 'Herinnering',
    Correction: 'Correctie',
    DueDate: 'Gewijzigde vervaldatum',
    Admin: 'Administratie',
    Kickback: 'Kickback',
    Deposit: 'Storting',
    Service: 'Dienst',
    Interest: 'Rente',
    LegalAction: 'Juridische stappen',
    Credit: 'Creditering',
    Collection: 'Incasso',
    Postage: 'Porto',
    Dismissed: 'Afgewezen',
  }),

  // The line above the rows
  reportRows: 'Regels van het rapport',
  reportSearch: 'Zoeken in regels',
  reportFilters: 'Filters',
  reportAll: 'Alle',
  reportGroup: 'Groeperen op',
  reportUngrouped: 'Geen groepen',
  reportSort: 'Sorteren op',
  reportUnsorted: 'Volgorde van het rapport',
  reportSortUp: (column) => `${column}, oplopend`,
  reportSortDown: (column) => `${column}, aflopend`,
  reportSortHint: (column) => `Sorteren op ${column}`,
  reportFound: (shown, all) => `${shown} van ${all} regels`,
  reportReading: 'Wordt nog gelezen.',
  reportShowAll: 'Alles tonen',
  reportOnlyMarked: (count) => (count === 1 ? '1 gemarkeerde regel' : `${count} gemarkeerde regels`),
  reportOnlyVat: (rate) => `Kosten met ${rate} btw`,
  reportRemove: (choice) => `Verwijderen: ${choice}`,

  // The rows
  reportDetails: 'Kosten en details',
  reportMarked: 'Gemarkeerd',
  reportOpenOrder: (id) => `Bestelling ${id} openen`,
  reportNoKey: 'Niet opgegeven',
  reportGroupOf: (key, count) => (count === '1' ? `${key}: 1 regel` : `${key}: ${count} regels`),
  reportTotal: (count) => (count === '1' ? 'Totaal van 1 regel' : `Totaal van ${count} regels`),
  reportBalances: 'Schulden, niet in het totaal',
  reportCurrencies: 'In meerdere valuta en daarom niet opgeteld.',
  reportNotWhole: 'Het rapport is niet compleet en daarom niet opgeteld.',
  reportNoFees: 'Geen kosten.',
  reportNoRows: 'Het rapport heeft geen regels.',
  reportNoMatch: 'Geen regel voldoet aan de zoekopdracht en de filters.',
  reportUnread: 'De regels konden niet worden gelezen.',
  reportPrinted: (shown, all) =>
    `De eerste ${shown} van ${all} regels worden afgedrukt. Het CSV-bestand bevat alle regels.`,
  reportShop: words({
    same: 'Zoals in de winkel',
    differs: 'De winkel heeft een ander bedrag',
    'other-currency': 'De winkel heeft een andere valuta',
    unknown: 'Niet bekend bij de winkel',
  }),

  // The choice of columns

  // The closing of a day
  monthVerdict: words({
    balances: 'klopt',
    'balances-with-unknown-rows': 'klopt, met regels van een onbekende soort',
    'balances-with-rows-alike': 'klopt, maar regels zijn gelijk',
    'does-not-balance': 'klopt niet',
    'another-day': 'is van een andere dag',
  }),
  closingNone: 'Niemand heeft deze dag afgesloten.',
  closingBy: (who, time) => `Afgesloten door ${who}, ${time}.`,
  closingVerdictThen: (verdict) => `Het oordeel toen: ${verdict}.`,
  closingChanged: 'De betaaldienst geeft nu een ander rapport dan het rapport dat is afgesloten.',
  closingSame: 'Het rapport is het rapport dat is afgesloten.',
  closingClose: 'Dag afsluiten',
  closingAgain: 'Opnieuw afsluiten',
  closingJudged: (verdict) =>
    `Het rapport is het afgesloten rapport, maar het oordeel is nu anders: ${verdict}.`,
  closingEarlier: (count) => (count === 1 ? '1 eerdere afsluiting' : `${count} eerdere afsluitingen`),
  closingDone: (day) => `${day} is afgesloten.`,
  closingCannotYet: 'Een dag kan worden afgesloten zodra het rapport helemaal is gelezen.',
  closingAnotherDay: 'Dit rapport is van een andere dag en kan deze niet afsluiten.',
  closingNothing: 'Het rapport heeft geen verkoper, dus er is niets af te sluiten.',
  closingConfirmOff: 'Deze uitbetaling klopt niet. Het oordeel wordt bij de afsluiting bewaard.',
  closingFailed: 'Wie deze dag heeft afgesloten, kon niet worden gelezen.',
}

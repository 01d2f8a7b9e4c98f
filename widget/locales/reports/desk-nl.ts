import type { ReportDeskWords } from './desk-en.ts'
import { words } from '../languages.ts'

export const reportDeskNl: ReportDeskWords = {
  payoutOf: (day) => `Uitbetaling van ${day}`,
  payoutDay: 'Dag',
  payoutPrevious: 'Vorige dag',
  payoutNext: 'Volgende dag',
  payoutNewest: 'Nieuwste',
  payoutWithholding: 'Met inhouding',
  payoutClients: 'Klantrapporten',
  payoutClient: (id) => `Klant ${id}`,
  payoutAll: 'Alle klanten',
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
  payoutAsStated: 'Zoals het rapport het noemt, niet aan de regels getoetst',
  payoutVerdict: words({
    balances: 'Klopt',
    'balances-with-unknown-rows': 'Klopt, met regels van een onbekende soort',
    'does-not-balance': 'Klopt niet',
    reading: 'Wordt gelezen…',
    incomplete: 'Niet compleet',
  }),
  payoutUnknown: (types) =>
    `De beschrijving van de aanbieder kent het regeltype ${types} niet. De bedragen van deze regels tellen mee.`,
  payoutCauseTitle: 'Waarom het niet klopt',
  payoutSearching: 'Er wordt gezocht naar wat het verschil verklaart…',
  payoutRow: (place, order) => (order ? `regel ${place} (bestelling ${order})` : `regel ${place}`),
  payoutCauseRow: (term, difference, row) =>
    `Het verschil van ${difference} in ‘${term}’ is precies het bedrag van ${row}.`,
  payoutCausePair: (term, difference, row, other) =>
    `Het verschil van ${difference} in ‘${term}’ is ${row} en ${other} samen.`,
  payoutCauseFeeType: (term, difference, type) =>
    `Het verschil van ${difference} in ‘${term}’ is alle kosten van het type ${type}.`,
  payoutCauseRowFee: (term, difference, row, type) =>
    `Het verschil van ${difference} in ‘${term}’ is de kostenpost ${type} van ${row}.`,
  payoutCauseVatRate: (term, difference, rate) =>
    `Het verschil van ${difference} in ‘${term}’ is de btw van het tarief ${rate}.`,
  payoutCauseOpening: (term, difference) => `Het verschil van ${difference} in ‘${term}’ is de beginschuld.`,
  payoutCauseClosing: (term, difference) => `Het verschil van ${difference} in ‘${term}’ is de eindschuld.`,
  payoutCauseSign: (term, difference, row) =>
    `Het verschil van ${difference} in ‘${term}’ is tweemaal het bedrag van ${row}: het teken is omgekeerd.`,
  payoutCauseDoubled: (term, difference, row, same) =>
    `Het verschil van ${difference} in ‘${term}’ is ${same}, een herhaling van ${row}.`,
  payoutCauseMissing: (term, difference, count) =>
    count === '1'
      ? `Het verschil van ${difference} in ‘${term}’ is een regel die het rapport telt maar niet toont.`
      : `Het verschil van ${difference} in ‘${term}’ is ${count} regels die het rapport telt maar niet toont.`,
  payoutCauseCurrency: (term, difference, currency, count) =>
    count === '1'
      ? `Het verschil van ${difference} in ‘${term}’ is een regel in ${currency}, niet de valuta van de uitbetaling.`
      : `Het verschil van ${difference} in ‘${term}’ is ${count} regels in ${currency}, niet de valuta van de uitbetaling.`,
  payoutCauseBroken: (row) =>
    `De gegevens van ${row} kloppen niet: het bedrag min kosten en btw is niet wat de regel uitbetaalt.`,
  payoutOrOthers: (count) =>
    count === '1'
      ? 'Eén andere oorzaak verklaart het even goed.'
      : `${count} andere oorzaken verklaren het even goed.`,
  payoutNoCause:
    'Geen regel, paar regels, kostenpost, btw-tarief, schuld, teken, herhaalde regel of valuta verklaart het verschil.',
  payoutCauseFailed: 'Er kon niet worden gezocht naar wat het verschil verklaart.',
  payoutShowTheRows: 'Toon de regels',
  payoutCopyDossier: 'Kopieer voor de aanbieder',
  payoutDossierNote: 'De tekst bevat geen persoonsgegevens.',
  payoutDossier: (client, day) => `Uitbetaling aan klant ${client}, ${day}: die klopt niet`,
  payoutDossierTerm: (term, stated, computed, difference) =>
    `${term}: het rapport noemt ${stated}, de regels komen op ${computed}, verschil ${difference}`,
  payoutDossierRow: (place) => `Regel ${place}`,
  payoutDossierCounts: (rows, digest) => `Transacties: ${rows}. SHA-256 van het rapport: ${digest}`,
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
  payoutEmpty: 'Het rapport van deze dag heeft geen klant. Er is niets uit te betalen.',
  payoutDateWrong: (given) =>
    `Voor de ontwikkelaar van de pagina: date moet een kalenderdag zijn zoals 2026-11-20, niet ${given}.`,
  payoutNone: (day) => `Geen rapport van ${day}`,
  payoutNotOver: (time) =>
    `De dag is nog niet voorbij. De aanbieder rapporteert een dag als hij in UTC voorbij is: kijk na ${time} opnieuw.`,
  payoutNotBegun: 'De dag moet nog komen. De aanbieder rapporteert een dag als hij in UTC voorbij is.',
  payoutNothing:
    'Op deze dag is niets verkocht, gecrediteerd of in rekening gebracht, dus is er geen rapport. Een schuld gaat over naar de volgende dag met een rapport.',
  payoutYesterday: (time) =>
    `De dag is voorbij en de aanbieder heeft geen rapport: er is niets gebeurd, of het rapport komt later. Kijk na ${time} opnieuw.`,
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
    `${member} ontbreekt of heeft een verkeerd type; tot daar is het rapport gelezen. Meld het de aanbieder.`,
  payoutNotAReport: 'Het antwoord is geen rapport',
  payoutNotAReportText:
    'Iets tussen deze pagina en de aanbieder heeft het misschien veranderd. Probeer het opnieuw.',
  payoutNotActivated: 'Rapporten zijn niet geactiveerd',
  payoutNotActivatedText:
    'De aanbieder maakt geen uitbetalingsrapporten voor deze winkel. Vraag de aanbieder ze te activeren.',
  payoutTooLarge: 'Een totaal van het rapport is te groot',
  payoutTooLargeText:
    'Het past niet in 64 bits, dus kan de aanbieder deze dag niet rapporteren. Vraag het de aanbieder.',
  payoutTake: 'Meenemen: boekhoudbestand, CSV, JSON',
  payoutMonth: 'De maand',
  payoutBank: 'Vergelijk met een bankafschrift',
  payoutShop: 'Vergelijk met uw bestellingen',
  payoutPartFailed: 'Dit deel kon niet worden geladen.',
}

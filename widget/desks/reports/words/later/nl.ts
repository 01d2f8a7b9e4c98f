import { words } from '../../../../locales/languages.ts'
import type { ReportLaterWords } from './en.ts'

/** Dutch, for the parts of the desk of payouts that open later. */
export const texts: ReportLaterWords = {
  // Why a payout does not balance
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
  payoutCauseSign: (term, difference, row) =>
    `Het verschil van ${difference} in ‘${term}’ is twee keer het bedrag van ${row}: het teken is omgedraaid.`,
  payoutCauseSignFees: (term, difference, row) =>
    `Het verschil van ${difference} in ‘${term}’ is twee keer de kosten van ${row}: het teken is omgedraaid.`,
  payoutCauseSignFee: (term, difference, row, type) =>
    `Het verschil van ${difference} in ‘${term}’ is twee keer de kosten ${type} van ${row}: het teken is omgedraaid.`,
  payoutCauseFigure: (term, difference) =>
    `Alleen ‘${term}’ wijkt af, met ${difference}: alle andere cijfers kloppen met de regels.`,
  payoutCauseDigits: 'Het verschil is deelbaar door 9, wat op verwisselde cijfers wijst.',
  payoutCauseBothDebts: (difference) =>
    `Begin- en eindschuld wijken allebei af met ${difference}, dus wat is uitbetaald klopt.`,
  payoutCauseSwapped: (one, other) => `De btw van ${one} en van ${other} staat bij elkaars tarief.`,
  payoutCauseMoved: (listed, stated, difference) =>
    `Btw staat vermeld bij ${stated} en op de regels bij ${listed}: ${difference}.`,
  payoutCauseMovedFee: (listed, stated, difference, row, type) =>
    `De btw van de kosten ${type} van ${row} staat vermeld bij ${stated} en op de regel bij ${listed}: ${difference}.`,
  payoutCauseCurrencyAdded: (currency, count) =>
    count === '1'
      ? `Eén regel is in ${currency}, niet in de valuta van de uitbetaling, en telt mee alsof dat wel zo was.`
      : `${count} regels zijn in ${currency}, niet in de valuta van de uitbetaling, en tellen mee alsof dat wel zo was.`,
  payoutCauseBroken: (count, faults) =>
    count === '1' ? `Eén regel klopt niet. ${faults}` : `${count} regels kloppen niet. ${faults}`,
  payoutFault: (row, member, stated, computed, difference) =>
    `In ${row} is ‘${member}’ ${stated}; de rest van de regel geeft ${computed} (${difference}).`,
  payoutCauseTotal: (stated, computed) =>
    `Het rapport noemt ${stated} regels in totaal en heeft er ${computed}. Verder verschilt niets.`,
  payoutOrOthers: (count) =>
    count === '1'
      ? 'Eén andere oorzaak verklaart het even goed.'
      : `${count} andere oorzaken verklaren het even goed.`,
  payoutNoCause:
    'Geen regel, paar regels, kostenpost, btw-tarief, schuld, teken, herhaalde regel of valuta verklaart het verschil.',
  payoutCopyDossier: 'Kopieer voor de betaaldienst',
  payoutDossierNote: 'De tekst bevat geen persoonsgegevens.',
  payoutDossier: (client, day) => `Uitbetaling aan verkoper ${client}, ${day}: die klopt niet`,
  payoutDossierTerm: (term, stated, computed, difference) =>
    `${term}: het rapport noemt ${stated}, de regels komen op ${computed}, verschil ${difference}`,
  payoutDossierRow: (place) => `Regel ${place}`,
  payoutDossierCounts: (rows, digest) => `Transacties: ${rows}. SHA-256 van het rapport: ${digest}`,

  // The question before a day is closed
  closingTitle: (day) => `${day} afsluiten`,
  closingForGood:
    'Een afsluiting blijft voorgoed staan, met uw naam en wat u hier schrijft. Een latere komt erbij.',
  closingBack: 'Terug',
  closingClosing: 'Wordt afgesloten…',
  closingUncertain:
    'Het is niet bekend of de dag is afgesloten. Probeer het opnieuw: de dag wordt maar één keer afgesloten.',
  closingDiffers: 'Het rapport is nu een ander',
  closingDiffersText:
    'De dag is opnieuw gelezen voordat die werd bewaard, en het rapport was niet het rapport op deze pagina. Er is niets afgesloten. Laad de dag opnieuw en bekijk hem nog eens.',
  closingTooMany: 'De dag is te vaak afgesloten',
  closingTooManyText: 'Meer afsluitingen van deze dag worden niet bewaard. De bestaande blijven.',

  // The month
  monthPrevious: 'Vorige maand',
  monthNext: 'Volgende maand',
  monthReading: (day) => `${day} wordt gelezen`,
  monthStop: 'Stoppen',
  monthGoOn: (days) => (days === 1 ? 'De resterende dag lezen' : `De resterende ${days} dagen lezen`),
  monthMissing: (days) => (days === 1 ? 'De ontbrekende dag lezen' : `De ${days} ontbrekende dagen lezen`),
  monthRead: (reports) =>
    reports === 1 ? 'De maand is gelezen: één rapport.' : `De maand is gelezen: ${reports} rapporten.`,
  monthAhead: 'niet voorbij',
  monthUnread: 'niet gelezen',
  monthNotReported: 'geen rapport',
  monthBroken: 'geen volledig rapport',
  monthFailed: 'niet te lezen',
  monthFailures: (days) =>
    days === 1
      ? 'Het rapport van één dag kon niet worden gelezen.'
      : `De rapporten van ${days} dagen konden niet worden gelezen.`,
  monthMarkDebt: 'schuld',
  monthMarkRepeated: 'dubbel uitbetaald',
  monthPaid: 'Uitbetaald deze maand',
  monthDebtBreak: (from, closing, to, opening) =>
    `${from} eindigt met een schuld van ${closing}, en ${to} begint met ${opening}. Daartussen ontbreekt misschien een dag.`,
  monthRepeated: (count, from, to) =>
    count === 1
      ? `Eén transactie staat zowel in het rapport van ${from} als in dat van ${to}.`
      : `${count} transacties staan zowel in het rapport van ${from} als in dat van ${to}.`,
  monthOpen: (day) => `${day} openen`,
  monthFits: (links) =>
    links === 1
      ? 'Geen transactie staat in twee rapporten, en de ene keer dat het te vergelijken was, opent de eindschuld het volgende rapport.'
      : `Geen transactie staat in twee rapporten, en elke eindschuld opent het volgende rapport: ${links} vergeleken.`,
  monthWithout: (days) => (days === 1 ? 'Eén dag heeft geen rapport.' : `${days} dagen hebben geen rapport.`),
  monthGaps: (days) =>
    days === 1
      ? 'Eén dag is niet gelezen: wat ervoor en erna ligt, is niet vergeleken.'
      : `${days} dagen zijn niet gelezen: wat ervoor en erna ligt, is niet vergeleken.`,

  // The files that a payout leaves in
  takeTitle: 'Meenemen',
  takeFormat: 'Bestandsformaat',
  takeFormats: words({
    sie: 'Boekstuk, SIE 4I',
    'xero-journal': 'Boekstuk voor Xero, CSV (niet bevestigd)',
    'quickbooks-journal': 'Boekstuk voor QuickBooks, CSV (niet bevestigd)',
    own: 'Regels, CSV',
    xero: 'Regels voor Xero, CSV',
    quickbooks: 'Regels voor QuickBooks, CSV',
    json: 'Regels, JSON',
    bgmax: 'Betalingen, BgMax (niet bevestigd)',
  }),
  takeUnconfirmed: 'BgMax aanbieden (niet bevestigd)',
  takeNumbers: 'Getallen en datums',
  takeNumbersLocal: 'Zoals in deze taal',
  takeNumbersRaw: 'Voor programma’s',
  takeWritten: (amount, written, day, separator) =>
    `Bedragen staan als ${amount}, dagen als ${written} (${day}), met “${separator}” tussen de velden.`,
  takeContents: 'In het bestand',
  takeClient: (client) => `Verkoper ${client}`,
  takeAllRows: (count) => (count === '1' ? '1 regel, de enige' : `Alle ${count} regels`),
  takeSomeRows: (count, filter) =>
    count === '1' ? `1 regel, gevonden met ${filter}` : `${count} regels, gevonden met ${filter}`,
  takeChosenRows: 'gekozen regels',
  takeWholePayout: 'Een boekstuk gaat altijd over de hele uitbetaling, welke regels er ook te zien zijn.',
  takeWithoutFees: 'Het heeft verkopen en crediteringen, maar geen kosten.',
  takeJournal:
    'Verkopen, elke soort kosten en de btw daarover zijn eigen regels. Of het programma het bestand aanneemt, kon hier niet worden geprobeerd.',
  takeTaxRate: (rate) => `Elke regel heeft het btw-tarief “${rate}”. Het moet in Xero zo heten.`,
  takeNet: 'Elke regel is het bedrag na kosten. De kosten en de btw daarover staan in het boekstuk.',
  takeDownload: 'Downloaden',
  takeStop: 'Stoppen',
  takeSaved: (file, rows) =>
    rows === '1'
      ? `Het bestand ${file} is opgeslagen. Het heeft 1 regel.`
      : `Het bestand ${file} is opgeslagen. Het heeft ${rows} regels.`,
  takeDigest: (digest) => `Controlegetal (SHA-256) ${digest}`,
  takeStopped: 'Gestopt. Er is geen bestand opgeslagen.',
  takeFailed:
    'Het bestand kon niet worden gemaakt, omdat een deel van de pagina niet is geladen of het rapport niet meer open is. Probeer het opnieuw of open de dag opnieuw.',
  takeUnread: 'Het rapport wordt nog gelezen. Bestanden kunnen worden gemaakt als alle regels er zijn.',
  takePrint: 'Afdrukken',

  voucher: 'Boekstuk',
  voucherText: (day, client) => `Uitbetaling ${day}, verkoper ${client}`,
  voucherAccount: 'Rekening',
  voucherDebit: 'Debet',
  voucherCredit: 'Credit',
  voucherSum: 'Som',
  voucherEqual: 'Debet en credit zijn gelijk: de som is 0.',
  voucherLine: words({
    paid: 'Uitbetaald',
    fees: 'Kosten',
    opening: 'Beginschuld',
    closing: 'Eindschuld',
    sold: 'Verkopen en crediteringen',
  }),
  voucherVat: (rate) => `Btw over kosten, ${rate}`,
  voucherVatNone: 'Btw over kosten, tarief niet vermeld',
  voucherUnnamed: 'Zonder ordernummer',
  voucherUnknown: (type) => `Regels van de soort ${type}`,
  voucherFee: (type) => `Kosten: ${type}`,
  voucherFeeVat: (type) => `Btw over de kosten: ${type}`,
  voucherPayment: (type) => `Verkopen en crediteringen, ${type}`,
  voucherDifference: 'Verschil, op geen enkele rekening',
  voucherSuspense: (types) =>
    `Wij weten niet wat regels van deze soort zijn: ${types}. Ze staan op de tussenrekening; boek ze met de hand.`,
  voucherSuggested: (chart) =>
    `De rekeningen zijn voorstellen uit het Zweedse rekeningschema BAS (${chart}), omdat deze pagina er geen opgeeft. Controleer ze voordat u boekt.`,
  voucherUnconfirmed: (account) =>
    `Rekening ${account} kon niet met het rekeningschema van dit jaar worden vergeleken.`,
  voucherNoAccount: (types, account) =>
    `Dit zijn geen verkopen, en de pagina geeft er geen rekening voor op: ${types}. Ze staan op ${account}; boek ze met de hand over.`,
  voucherAlike: (count) => `De dag heeft ${count} gelijke regels. Let op dat er niets dubbel wordt geboekt.`,
  voucherByOrder: 'In het bestand heeft elke bestelling een eigen regel.',

  takeUnbalanced: (difference) =>
    `Van dit boekstuk is er geen bestand, omdat de uitbetaling niet klopt${difference && ` (verschil van het boekstuk ${difference})`}. De boekhouding zou het voor juist houden. Vraag het eerst aan de betaaldienst; de regels kunt u meenemen.`,
  takeCurrencies:
    'Van dit boekstuk is er geen bestand, omdat regels een andere valuta hebben dan de uitbetaling.',
  takeAnotherDay: 'Van dit boekstuk is er geen bestand, omdat het rapport van een andere dag is.',
  takeNothing: 'Er is niets te boeken: elk bedrag is 0.',
  takeLetter: (letter, text) =>
    `Het bestand kan niet worden gemaakt: het formaat heeft het teken “${letter}” in “${text}” niet. Wijzig de tekst waar die vandaan komt.`,
  takeOutsideYear: (start, end) =>
    `Het bestand kan niet worden gemaakt: de dag valt buiten het boekjaar van deze pagina, ${start} tot en met ${end}.`,
  takeWrongMember: (member, expected) =>
    `Voor de ontwikkelaar van de pagina: het onderdeel ${member} van de eigenschap bookkeeping moet ${expected} zijn.`,
  takeExpected: words({
    text: 'een tekst van 1 tot 200 tekens',
    orgNumber: 'een organisatienummer van tien cijfers',
    account: 'een rekening van 3 tot 8 cijfers',
    digits: '1 tot 4 cijfers',
    lines: 'total of orders',
    date: 'een dag als JJJJ-MM-DD en niet voor het begin',
    bankgiro: 'een bankgironummer van 7 of 8 cijfers',
    object: 'een object',
    known: 'weggelaten (want onbekend)',
  }),
  takeNoBankgiro:
    'Voor de ontwikkelaar van de pagina: BgMax heeft het onderdeel bankgiro van de eigenschap bookkeeping nodig.',
  takeBgMaxCurrency: (currency) =>
    `Het bestand kan niet worden gemaakt: BgMax kent alleen SEK en EUR, en deze uitbetaling is in ${currency}.`,
  takeTooLong: (text) => `Het bestand kan niet worden gemaakt: BgMax heeft geen plaats voor “${text}”.`,
  takeNegative:
    'Het bestand kan niet worden gemaakt: de crediteringen zijn hoger dan de verkopen, en BgMax kent geen negatieve storting.',

  // The comparison with the bank
  bankTitle: 'De bank',
  bankDrop: 'Zet hier een rekeningafschrift neer of kies er een (camt.053, XML)',
  bankLocal: 'Het wordt op deze pagina gelezen en nergens heen gestuurd.',
  bankReading: 'Het rekeningafschrift wordt gelezen…',
  bankFile: (file, from, to) => `${file}: ${from} tot en met ${to}`,
  bankEmpty: (file) => `${file}: een rekeningafschrift zonder boekingen`,
  bankEntries: (credits, debits) => `${credits} bij (+), ${debits} af (−), op boekdatum.`,
  bankValueDays: (count) =>
    count === '1'
      ? '1 boeking heeft geen boekdatum: de valutadatum is genomen.'
      : `${count} boekingen hebben geen boekdatum: de valutadata zijn genomen.`,
  bankPending: (count) =>
    count === '1'
      ? '1 boeking is nog niet verwerkt en weggelaten.'
      : `${count} boekingen zijn nog niet verwerkt en weggelaten.`,
  bankUnreadable: (count) =>
    count === '1'
      ? '1 boeking is weggelaten: het bedrag of de datum is onleesbaar.'
      : `${count} boekingen zijn weggelaten: het bedrag of de datum is onleesbaar.`,
  bankRefused: words({
    dtd: 'Dit bestand wordt niet gelezen, omdat het een documenttype (DTD) heeft, waarop de browser kan vastlopen. Vraag de bank om een gewoon camt.053-bestand.',
    'not-xml': 'Dit bestand is geen XML, of maar een deel ervan. Download het opnieuw bij de bank.',
    'no-statement': 'Dit XML-bestand heeft geen rekeningafschrift. Kies een bestand van het soort camt.053.',
    'one-file': 'Zet één bestand tegelijk neer.',
  }),
  bankTooLarge: (limit) =>
    `Dit bestand wordt niet gelezen, omdat het groter is dan ${limit} MB. Vraag de bank om een kortere periode.`,
  bankEncoding: (encoding) =>
    `Dit bestand is onleesbaar: de tekens zijn niet ${encoding}, zoals het zegt. Download het opnieuw bij de bank.`,
  bankDay: 'Rapport van',
  bankClient: 'Verkoper',
  bankPaid: 'Uitbetaald',
  bankVerdict: 'Bij de bank',
  bankVerdicts: words({
    nothing: 'Niets uit te betalen',
    'not-found': 'Niet gevonden, hoewel het er nu zou moeten zijn',
    'not-covered': 'Het rekeningafschrift omvat deze dag en valuta niet',
  }),
  bankPaidOut: (day) => `Uitbetaald op ${day}`,
  bankReversed: (day) => `Uitbetaald op ${day} en later teruggenomen`,
  bankDebit: (day) => `Hetzelfde bedrag ging op ${day} van de rekening. Controleer of het is teruggenomen.`,
  bankOtherAmount: (amount, day, difference) =>
    `Een ander bedrag: ${amount} op ${day} (verschil ${difference})`,
  bankOnItsWay: (days) =>
    days === '1' ? 'Onderweg: tot nu toe 1 bankdag' : `Onderweg: tot nu toe ${days} bankdagen`,
  bankHolidays: (days) =>
    `Een uitbetaling hoort er binnen ${days} bankdagen te zijn, maandag tot en met vrijdag. Feestdagen zijn hier niet bekend.`,
  bankUnknown: 'Bijschrijvingen die geen rapport kent',
  bankUnknownText:
    'Van het eerste rapport tot de laatste dag waarop een uitbetaling kan komen. Betalingen van anderen zijn erbij.',
  bankLate: (day) => `Heeft het bedrag van het rapport van ${day}, dat niet op tijd is gevonden.`,
  bankNoUnknown: 'Elke bijschrijving van deze dagen hoort bij een rapport.',
  bankMore: (count) => `en nog ${count}`,
  bankPayer: 'Van',
  bankNoReports: 'Er is nog geen rapport om mee te vergelijken.',

  // The comparison with the shop
  shopTitle: 'De winkel',
  shopCompare: 'Met de winkel vergelijken',
  shopStop: 'Stoppen',
  shopUnread: 'Het rapport wordt nog gelezen. Het kan worden vergeleken als alle regels er zijn.',
  shopStopped: 'Gestopt. Er is niets vergeleken.',
  shopClosed: 'Het rapport is niet meer open. Open de dag opnieuw.',
  shopSummary: (same, differing, unknown) =>
    `Gelijk in de winkel: ${same}. Verschillend: ${differing}. Niet in de winkel: ${unknown}.`,
  shopBy: (by) => `Vergeleken op “${by}”; de bedragen van de winkel zijn na crediteringen.`,
  shopAssumed: (count, currency) =>
    count === '1'
      ? `1 bestelling heeft in de winkel geen valuta: opgevat als ${currency}.`
      : `${count} bestellingen hebben in de winkel geen valuta: opgevat als ${currency}.`,
  shopUnnumbered: (count) =>
    count === '1'
      ? '1 regel zonder ordernummer is niet vergeleken.'
      : `${count} regels zonder ordernummer zijn niet vergeleken.`,
  shopDiffering: 'Bestellingen die verschillen',
  shopOrder: 'Ordernummer',
  shopSays: 'In de winkel',
  shopDiffers: (report, shop, difference) => `Rapport ${report}, winkel ${shop} (verschil ${difference})`,
  shopUnknown: (report) => `Rapport ${report}, onbekend in de winkel`,
  shopOtherCurrency: (currency) => `In een andere valuta in de winkel: ${currency}`,
  shopLate: (days) => `Verkopen van de winkel die dit rapport niet heeft, minstens ${days} dagen oud`,
  shopLateText:
    'Alleen het rapport van de geopende dag is vergeleken. Rapporten van andere dagen kunnen ze hebben: zoek daar op het ordernummer.',
  shopNoDate: 'geen datum',
  shopMore: (count) => `en nog ${count}`,
  shopThrew: (message) =>
    `De winkel kon niet worden gevraagd: ${message} Probeer het opnieuw of meld het aan de ontwikkelaar van de pagina.`,
  shopSlow: (seconds) => `De winkel heeft niet binnen ${seconds} seconden geantwoord. Probeer het opnieuw.`,
  shopGarbage: (member) =>
    `Voor de ontwikkelaar van de pagina: matchOrders antwoordde iets anders dan bestellingen, bij ${member}.`,
}

import { words } from '../../../../locales/languages.ts'
import type { ReportLaterWords } from './en.ts'

/** Swedish, for the parts of the desk of payouts that open later. */
export const texts: ReportLaterWords = {
  // Why a payout does not balance
  payoutRow: (place, order) => (order ? `rad ${place} (order ${order})` : `rad ${place}`),
  payoutCauseRow: (term, difference, row) =>
    `Skillnaden ${difference} i ”${term}” är exakt beloppet på ${row}.`,
  payoutCausePair: (term, difference, row, other) =>
    `Skillnaden ${difference} i ”${term}” är ${row} och ${other} tillsammans.`,
  payoutCauseFeeType: (term, difference, type) =>
    `Skillnaden ${difference} i ”${term}” är alla avgifter av typen ${type}.`,
  payoutCauseRowFee: (term, difference, row, type) =>
    `Skillnaden ${difference} i ”${term}” är avgiften ${type} på ${row}.`,
  payoutCauseVatRate: (term, difference, rate) =>
    `Skillnaden ${difference} i ”${term}” är momsen med satsen ${rate}.`,
  payoutCauseOpening: (term, difference) => `Skillnaden ${difference} i ”${term}” är den ingående skulden.`,
  payoutCauseClosing: (term, difference) => `Skillnaden ${difference} i ”${term}” är den utgående skulden.`,
  payoutCauseDoubled: (term, difference, row, same) =>
    `Skillnaden ${difference} i ”${term}” är ${same}, som upprepar ${row}.`,
  payoutCauseMissing: (term, difference, count) =>
    count === '1'
      ? `Skillnaden ${difference} i ”${term}” är en rad som rapporten räknar men inte visar.`
      : `Skillnaden ${difference} i ”${term}” är ${count} rader som rapporten räknar men inte visar.`,
  payoutCauseCurrency: (term, difference, currency, count) =>
    count === '1'
      ? `Skillnaden ${difference} i ”${term}” är en rad i ${currency}, som inte är utbetalningens valuta.`
      : `Skillnaden ${difference} i ”${term}” är ${count} rader i ${currency}, som inte är utbetalningens valuta.`,
  payoutCauseSign: (term, difference, row) =>
    `Skillnaden ${difference} i ”${term}” är två gånger beloppet på ${row}: tecknet är omvänt.`,
  payoutCauseSignFees: (term, difference, row) =>
    `Skillnaden ${difference} i ”${term}” är två gånger avgifterna på ${row}: tecknet är omvänt.`,
  payoutCauseSignFee: (term, difference, row, type) =>
    `Skillnaden ${difference} i ”${term}” är två gånger avgiften ${type} på ${row}: tecknet är omvänt.`,
  payoutCauseFigure: (term, difference) =>
    `Bara ”${term}” är fel, med ${difference}: alla andra siffror stämmer med raderna.`,
  payoutCauseDigits: 'Skillnaden är delbar med 9, vilket tyder på omkastade siffror.',
  payoutCauseBothDebts: (difference) =>
    `Ingående och utgående skuld är båda fel med ${difference}, så utbetalningen stämmer.`,
  payoutCauseSwapped: (one, other) => `Momsen för ${one} och ${other} är angiven på varandras momssats.`,
  payoutCauseMoved: (listed, stated, difference) =>
    `Moms är angiven på ${stated} men står på raderna med ${listed}: ${difference}.`,
  payoutCauseMovedFee: (listed, stated, difference, row, type) =>
    `Momsen på avgiften ${type} på ${row} är angiven på ${stated} men står på raden med ${listed}: ${difference}.`,
  payoutCauseCurrencyAdded: (currency, count) =>
    count === '1'
      ? `En rad är i ${currency}, som inte är utbetalningens valuta, men räknas som om den vore det.`
      : `${count} rader är i ${currency}, som inte är utbetalningens valuta, men räknas som om de vore det.`,
  payoutCauseBroken: (count, faults) =>
    count === '1' ? `En rad går inte ihop. ${faults}` : `${count} rader går inte ihop. ${faults}`,
  payoutFault: (row, member, stated, computed, difference) =>
    `På ${row} är ”${member}” ${stated}; resten av raden ger ${computed} (${difference}).`,
  payoutCauseTotal: (stated, computed) =>
    `Rapporten uppger ${stated} rader totalt och har ${computed}. Inget annat skiljer sig.`,
  payoutOrOthers: (count) =>
    count === '1' ? 'En annan förklarar den lika väl.' : `${count} andra förklarar den lika väl.`,
  payoutNoCause:
    'Ingen rad, inga två rader, ingen avgift, momssats, skuld, inget tecken, ingen upprepad rad eller valuta förklarar skillnaden.',
  payoutCopyDossier: 'Kopiera till betaltjänsten',
  payoutDossierNote: 'Texten har inga personuppgifter.',
  payoutDossier: (client, day) => `Utbetalning till klient ${client}, ${day}: den stämmer inte`,
  payoutDossierTerm: (term, stated, computed, difference) =>
    `${term}: rapporten anger ${stated}, raderna ger ${computed}, skillnad ${difference}`,
  payoutDossierRow: (place) => `Rad ${place}`,
  payoutDossierCounts: (rows, digest) => `Transaktioner: ${rows}. Rapportens SHA-256: ${digest}`,

  // The question before a day is closed
  closingTitle: (day) => `Stäng ${day}`,
  closingForGood: 'En stängning sparas för gott, med ditt namn och det du skriver här. En senare läggs till.',
  closingBack: 'Tillbaka',
  closingClosing: 'Stänger…',
  closingUncertain: 'Det är inte känt om dagen stängdes. Försök igen: den stängs bara en gång.',
  closingDiffers: 'Rapporten är en annan nu',
  closingDiffersText:
    'Dagen lästes om innan den sparades, och rapporten var inte den som visas här. Inget är stängt. Läs in dagen igen och titta på den på nytt.',
  closingTooMany: 'Dagen har stängts för många gånger',
  closingTooManyText: 'Fler stängningar av den här dagen sparas inte. De som finns står kvar.',

  // The month
  monthPrevious: 'Föregående månad',
  monthNext: 'Nästa månad',
  monthReading: (day) => `Läser ${day}`,
  monthStop: 'Avbryt',
  monthGoOn: (days) => (days === 1 ? 'Läs dagen som är kvar' : `Läs de ${days} dagar som är kvar`),
  monthMissing: (days) => (days === 1 ? 'Läs den dag som saknas' : `Läs de ${days} dagar som saknas`),
  monthRead: (reports) =>
    reports === 1 ? 'Månaden är läst: en rapport.' : `Månaden är läst: ${reports} rapporter.`,
  monthAhead: 'inte slut',
  monthUnread: 'inte läst',
  monthNotReported: 'ingen rapport',
  monthBroken: 'inte en hel rapport',
  monthFailed: 'kunde inte läsas',
  monthFailures: (days) =>
    days === 1 ? 'En dags rapport kunde inte läsas.' : `${days} dagars rapporter kunde inte läsas.`,
  monthMarkDebt: 'skuld',
  monthMarkRepeated: 'utbetald två gånger',
  monthPaid: 'Utbetalt under månaden',
  monthDebtBreak: (from, closing, to, opening) =>
    `${from} slutar med skulden ${closing}, och ${to} börjar med ${opening}. En dag däremellan kan saknas.`,
  monthRepeated: (count, from, to) =>
    count === 1
      ? `En transaktion finns i rapporterna för både ${from} och ${to}.`
      : `${count} transaktioner finns i rapporterna för både ${from} och ${to}.`,
  monthOpen: (day) => `Öppna ${day}`,
  monthFits: (links) =>
    links === 1
      ? 'Ingen transaktion finns i två rapporter, och den utgående skulden blev nästa rapports ingående den enda gång det gick att jämföra.'
      : `Ingen transaktion finns i två rapporter, och varje utgående skuld är nästa rapports ingående: ${links} jämförda.`,
  monthWithout: (days) => (days === 1 ? 'En dag har ingen rapport.' : `${days} dagar har ingen rapport.`),
  monthGaps: (days) =>
    days === 1
      ? 'En dag är inte läst: inget sägs om det som ligger på var sin sida om den.'
      : `${days} dagar är inte lästa: inget sägs om det som ligger på var sin sida om dem.`,

  // The files that a payout leaves in
  takeTitle: 'Ta med',
  takeFormat: 'Filformat',
  takeFormats: words({
    sie: 'Verifikation, SIE 4I',
    'xero-journal': 'Verifikation för Xero, CSV (obekräftat)',
    'quickbooks-journal': 'Verifikation för QuickBooks, CSV (obekräftat)',
    own: 'Rader, CSV',
    xero: 'Rader för Xero, CSV',
    quickbooks: 'Rader för QuickBooks, CSV',
    json: 'Rader, JSON',
    bgmax: 'Betalningar, BgMax (obekräftat)',
  }),
  takeUnconfirmed: 'Erbjud BgMax (obekräftat)',
  takeNumbers: 'Tal och datum',
  takeNumbersLocal: 'Som på det här språket',
  takeNumbersRaw: 'För program',
  takeWritten: (amount, written, day, separator) =>
    `Belopp skrivs som ${amount}, dagar som ${written} (${day}), med ”${separator}” mellan fälten.`,
  takeContents: 'I filen',
  takeClient: (client) => `Klient ${client}`,
  takeAllRows: (count) => (count === '1' ? '1 rad, den enda som finns' : `Alla ${count} rader`),
  takeSomeRows: (count, filter) =>
    count === '1' ? `1 rad, hittad med ${filter}` : `${count} rader, hittade med ${filter}`,
  takeChosenRows: 'valda rader',
  takeWholePayout: 'En verifikation gäller alltid hela utbetalningen, oavsett vilka rader som visas.',
  takeWithoutFees: 'Den har försäljning och krediteringar, men inga avgifter.',
  takeJournal:
    'Försäljning, varje avgiftstyp och dess moms är egna rader. Om programmet tar emot filen har inte kunnat provas här.',
  takeTaxRate: (rate) => `Varje rad har momssatsen ”${rate}”. Den måste heta så i Xero.`,
  takeNet: 'Varje rad är vad den gav efter avgifter. Avgifter och deras moms finns i verifikationen.',
  takeDownload: 'Ladda ner',
  takeStop: 'Stoppa',
  takeSaved: (file, rows) =>
    rows === '1'
      ? `Filen ${file} är sparad. Den har 1 rad.`
      : `Filen ${file} är sparad. Den har ${rows} rader.`,
  takeDigest: (digest) => `Kontrollsumma (SHA-256) ${digest}`,
  takeStopped: 'Stoppat. Ingen fil sparades.',
  takeFailed:
    'Filen kunde inte skapas, eftersom en del av verktyget inte lästes in eller rapporten inte längre är öppen. Försök igen, eller öppna dagen igen.',
  takeUnread: 'Rapporten läses fortfarande in. Filer kan skapas när alla rader finns på plats.',
  takePrint: 'Skriv ut',

  voucher: 'Verifikation',
  voucherText: (day, client) => `Utbetalning ${day}, klient ${client}`,
  voucherAccount: 'Konto',
  voucherDebit: 'Debet',
  voucherCredit: 'Kredit',
  voucherSum: 'Summa',
  voucherEqual: 'Debet och kredit är lika: summan är 0.',
  voucherLine: words({
    paid: 'Utbetalt',
    fees: 'Avgifter',
    opening: 'Ingående skuld',
    closing: 'Utgående skuld',
    sold: 'Försäljning och krediteringar',
  }),
  voucherVat: (rate) => `Moms på avgifter, ${rate}`,
  voucherVatNone: 'Moms på avgifter, momssats saknas',
  voucherUnnamed: 'Utan ordernummer',
  voucherUnknown: (type) => `Rader av typen ${type}`,
  voucherFee: (type) => `Avgift: ${type}`,
  voucherFeeVat: (type) => `Moms på avgiften: ${type}`,
  voucherPayment: (type) => `Försäljning och krediteringar, ${type}`,
  voucherDifference: 'Skillnad, på inget konto',
  voucherSuspense: (types) =>
    `Vi vet inte vad rader av den här typen är: ${types}. De ligger på observationskontot; bokför dem för hand.`,
  voucherSuggested: (chart) =>
    `Kontona är förslag ur BAS-kontoplanen (${chart}), eftersom sidan inte har angett några. Kontrollera dem innan du bokför.`,
  voucherUnconfirmed: (account) => `Konto ${account} har inte kunnat kontrolleras mot årets kontoplan.`,
  voucherNoAccount: (types, account) =>
    `Det här är ingen försäljning, och sidan har inget konto för det: ${types}. Det ligger på ${account}; bokför om det för hand.`,
  voucherAlike: (count) => `Dagen har ${count} rader som är lika. Se till att inget bokförs två gånger.`,
  voucherByOrder: 'I filen har varje order en egen rad.',

  takeUnbalanced: (difference) =>
    `Det finns ingen fil av verifikationen, eftersom utbetalningen inte går ihop${difference && ` (verifikationens skillnad ${difference})`}. Bokföringen skulle ta den för riktig. Fråga betaltjänsten först; raderna kan tas med.`,
  takeCurrencies:
    'Det finns ingen fil av verifikationen, eftersom rader har en annan valuta än utbetalningen.',
  takeAnotherDay: 'Det finns ingen fil av verifikationen, eftersom rapporten gäller en annan dag.',
  takeNothing: 'Det finns inget att bokföra: alla belopp är 0.',
  takeLetter: (letter, text) =>
    `Filen kan inte skapas: formatet saknar tecknet ”${letter}” i ”${text}”. Ändra texten där den kommer ifrån.`,
  takeOutsideYear: (start, end) =>
    `Filen kan inte skapas: dagen ligger utanför sidans räkenskapsår, ${start} till ${end}.`,
  takeWrongMember: (member, expected) =>
    `Till sidans utvecklare: medlemmen ${member} i egenskapen bookkeeping måste vara ${expected}.`,
  takeExpected: words({
    text: 'en text med 1 till 200 tecken',
    orgNumber: 'ett organisationsnummer med tio siffror',
    account: 'ett konto med 3 till 8 siffror',
    digits: '1 till 4 siffror',
    lines: 'total eller orders',
    date: 'en dag som ÅÅÅÅ-MM-DD, och inte före början',
    bankgiro: 'ett bankgironummer med 7 eller 8 siffror',
    object: 'ett objekt',
    known: 'borttagen: den är inte känd',
  }),
  takeNoBankgiro: 'Till sidans utvecklare: BgMax behöver medlemmen bankgiro i egenskapen bookkeeping.',
  takeBgMaxCurrency: (currency) =>
    `Filen kan inte skapas: BgMax har bara SEK och EUR, och utbetalningen är i ${currency}.`,
  takeTooLong: (text) => `Filen kan inte skapas: BgMax har inte plats för ”${text}”.`,
  takeNegative:
    'Filen kan inte skapas: krediteringarna är större än försäljningen, och BgMax har inga negativa insättningar.',

  // The comparison with the bank
  bankTitle: 'Banken',
  bankDrop: 'Släpp ett kontoutdrag här, eller välj ett (camt.053, XML)',
  bankLocal: 'Det läses på den här sidan och skickas ingenstans.',
  bankReading: 'Läser kontoutdraget…',
  bankFile: (file, from, to) => `${file}: ${from} till ${to}`,
  bankEmpty: (file) => `${file}: ett kontoutdrag utan poster`,
  bankEntries: (credits, debits) => `${credits} in (+), ${debits} ut (−), efter bokföringsdag.`,
  bankValueDays: (count) =>
    count === '1'
      ? '1 post saknar bokföringsdag: valutadagen användes.'
      : `${count} poster saknar bokföringsdag: valutadagarna användes.`,
  bankPending: (count) =>
    count === '1'
      ? '1 post är inte bokförd än och utelämnad.'
      : `${count} poster är inte bokförda än och utelämnade.`,
  bankUnreadable: (count) =>
    count === '1'
      ? '1 post är utelämnad: beloppet eller datumet går inte att läsa.'
      : `${count} poster är utelämnade: belopp eller datum går inte att läsa.`,
  bankRefused: words({
    dtd: 'Filen läses inte, eftersom den har en dokumenttyp (DTD), som kan få webbläsaren att hänga sig. Be banken om en vanlig camt.053-fil.',
    'not-xml': 'Filen är inte XML, eller bara en del av den. Ladda ner den från banken igen.',
    'no-statement': 'XML-filen har inget kontoutdrag. Välj en fil av typen camt.053.',
    'one-file': 'Släpp en fil i taget.',
  }),
  bankTooLarge: (limit) =>
    `Filen läses inte, eftersom den är större än ${limit} MB. Be banken om en kortare period.`,
  bankEncoding: (encoding) =>
    `Filen kan inte läsas: den säger att tecknen är ${encoding}, och det är de inte. Ladda ner den från banken igen.`,
  bankDay: 'Rapport för',
  bankClient: 'Klient',
  bankPaid: 'Utbetalt',
  bankVerdict: 'På banken',
  bankVerdicts: words({
    nothing: 'Inget att betala ut',
    'not-found': 'Hittades inte, fast den borde ha kommit nu',
    'not-covered': 'Kontoutdraget omfattar inte den här dagen och valutan',
  }),
  bankPaidOut: (day) => `Utbetalt ${day}`,
  bankReversed: (day) => `Utbetalt ${day}, och återtaget senare`,
  bankDebit: (day) => `Samma belopp lämnade kontot ${day}. Kontrollera om det togs tillbaka.`,
  bankOtherAmount: (amount, day, difference) => `Annat belopp: ${amount} den ${day} (skillnad ${difference})`,
  bankOnItsWay: (days) =>
    days === '1' ? 'På väg: 1 bankdag hittills' : `På väg: ${days} bankdagar hittills`,
  bankHolidays: (days) =>
    `En utbetalning ska ha kommit inom ${days} bankdagar, måndag till fredag. Helgdagar är inte kända här.`,
  bankUnknown: 'Insättningar som ingen rapport känner till',
  bankUnknownText:
    'Från den första rapporten till den sista dagen då en utbetalning kan komma. Betalningar från andra är med.',
  bankLate: (day) => `Har samma belopp som rapporten för ${day}, som inte hittades i tid.`,
  bankNoUnknown: 'Alla insättningar under dessa dagar hör till en rapport.',
  bankMore: (count) => `och ${count} till`,
  bankPayer: 'Från',
  bankNoReports: 'Det finns ingen rapport att jämföra med än.',

  // The comparison with the shop
  shopTitle: 'Butiken',
  shopCompare: 'Jämför med butiken',
  shopStop: 'Stoppa',
  shopUnread: 'Rapporten läses fortfarande in. Den kan jämföras när alla rader finns på plats.',
  shopStopped: 'Stoppat. Inget jämfördes.',
  shopClosed: 'Rapporten är inte längre öppen. Öppna dagen igen.',
  shopSummary: (same, differing, unknown) =>
    `Lika i butiken: ${same}. Olika: ${differing}. Inte i butiken: ${unknown}.`,
  shopBy: (by) => `Jämfört efter ”${by}”; butikens summor är efter krediteringar.`,
  shopAssumed: (count, currency) =>
    count === '1'
      ? `1 order saknar valuta i butiken: tolkad som ${currency}.`
      : `${count} ordrar saknar valuta i butiken: tolkade som ${currency}.`,
  shopUnnumbered: (count) =>
    count === '1'
      ? '1 rad utan ordernummer jämfördes inte.'
      : `${count} rader utan ordernummer jämfördes inte.`,
  shopDiffering: 'Ordrar som skiljer sig',
  shopOrder: 'Ordernummer',
  shopSays: 'I butiken',
  shopDiffers: (report, shop, difference) => `Rapport ${report}, butik ${shop} (skillnad ${difference})`,
  shopUnknown: (report) => `Rapport ${report}, okänd i butiken`,
  shopOtherCurrency: (currency) => `I en annan valuta i butiken: ${currency}`,
  shopLate: (days) => `Butikens försäljning som saknas i rapporten, minst ${days} dagar gammal`,
  shopLateText:
    'Bara den öppna dagens rapport jämfördes. Andra dagars rapporter kan ha den: sök efter ordernumret där.',
  shopNoDate: 'inget datum',
  shopMore: (count) => `och ${count} till`,
  shopThrew: (message) =>
    `Butiken kunde inte tillfrågas: ${message} Försök igen, eller säg till sidans utvecklare.`,
  shopSlow: (seconds) => `Butiken har inte svarat inom ${seconds} sekunder. Försök igen.`,
  shopGarbage: (member) =>
    `Till sidans utvecklare: matchOrders svarade något annat än ordrar, vid ${member}.`,
}

import { words } from '../../../../locales/languages.ts'
import type { ReportLaterWords } from './en.ts'

/** Danish, for the parts of the desk of payouts that open later. */
export const texts: ReportLaterWords = {
  // Why a payout does not balance
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
  payoutCauseSign: (term, difference, row) =>
    `Forskellen på ${difference} i »${term}« er to gange beløbet på ${row}: fortegnet er vendt.`,
  payoutCauseSignFees: (term, difference, row) =>
    `Forskellen på ${difference} i »${term}« er to gange gebyrerne på ${row}: fortegnet er vendt.`,
  payoutCauseSignFee: (term, difference, row, type) =>
    `Forskellen på ${difference} i »${term}« er to gange gebyret ${type} på ${row}: fortegnet er vendt.`,
  payoutCauseFigure: (term, difference) =>
    `Kun »${term}« er forkert, med ${difference}: alle andre tal stemmer med rækkerne.`,
  payoutCauseDigits: 'Forskellen kan deles med 9, hvilket tyder på ombyttede cifre.',
  payoutCauseBothDebts: (difference) =>
    `Indgående og udgående gæld er begge forkerte med ${difference}, så udbetalingen stemmer.`,
  payoutCauseSwapped: (one, other) => `Momsen for ${one} og ${other} er angivet på hinandens sats.`,
  payoutCauseMoved: (listed, stated, difference) =>
    `Moms er angivet på ${stated}, men står på rækkerne med ${listed}: ${difference}.`,
  payoutCauseMovedFee: (listed, stated, difference, row, type) =>
    `Momsen på gebyret ${type} på ${row} er angivet på ${stated}, men står på rækken med ${listed}: ${difference}.`,
  payoutCauseCurrencyAdded: (currency, count) =>
    count === '1'
      ? `Én række er i ${currency}, som ikke er udbetalingens valuta, men tælles, som om den var det.`
      : `${count} rækker er i ${currency}, som ikke er udbetalingens valuta, men tælles, som om de var det.`,
  payoutCauseBroken: (count, faults) =>
    count === '1' ? `Én række går ikke op. ${faults}` : `${count} rækker går ikke op. ${faults}`,
  payoutFault: (row, member, stated, computed, difference) =>
    `På ${row} er »${member}« ${stated}; resten af rækken giver ${computed} (${difference}).`,
  payoutCauseTotal: (stated, computed) =>
    `Rapporten angiver ${stated} rækker i alt og har ${computed}. Intet andet afviger.`,
  payoutOrOthers: (count) =>
    count === '1' ? 'En anden forklarer den lige så godt.' : `${count} andre forklarer den lige så godt.`,
  payoutNoCause:
    'Ingen række, to rækker, gebyr, momssats, gæld, fortegn, gentaget række eller valuta forklarer forskellen.',
  payoutCopyDossier: 'Kopiér til udbyderen',
  payoutDossierNote: 'Teksten har ingen personoplysninger.',
  payoutDossier: (client, day) => `Udbetaling til klient ${client}, ${day}: den stemmer ikke`,
  payoutDossierTerm: (term, stated, computed, difference) =>
    `${term}: rapporten angiver ${stated}, rækkerne giver ${computed}, forskel ${difference}`,
  payoutDossierRow: (place) => `Række ${place}`,
  payoutDossierCounts: (rows, digest) => `Transaktioner: ${rows}. Rapportens SHA-256: ${digest}`,

  // The question before a day is closed
  closingTitle: (day) => `Luk ${day}`,
  closingForGood: 'En lukning gemmes for altid med dit navn og det, du skriver her. En senere føjes til.',
  closingBack: 'Tilbage',
  closingClosing: 'Lukker…',
  closingUncertain: 'Det vides ikke, om dagen blev lukket. Prøv igen: den lukkes kun én gang.',
  closingDiffers: 'Rapporten er en anden nu',
  closingDiffersText:
    'Dagen blev læst igen, før den blev gemt, og rapporten var ikke den, der vises her. Intet er lukket. Indlæs dagen igen, og se på den på ny.',
  closingTooMany: 'Dagen er lukket for mange gange',
  closingTooManyText: 'Flere lukninger af denne dag gemmes ikke. De, der findes, bliver stående.',

  // The month
  monthPrevious: 'Forrige måned',
  monthNext: 'Næste måned',
  monthReading: (day) => `Læser ${day}`,
  monthStop: 'Afbryd',
  monthGoOn: (days) => (days === 1 ? 'Læs den dag, der mangler' : `Læs de ${days} dage, der mangler`),
  monthMissing: (days) => (days === 1 ? 'Læs den manglende dag' : `Læs de ${days} manglende dage`),
  monthRead: (reports) =>
    reports === 1 ? 'Måneden er læst: én rapport.' : `Måneden er læst: ${reports} rapporter.`,
  monthAhead: 'ikke slut',
  monthUnread: 'ikke læst',
  monthNotReported: 'ingen rapport',
  monthBroken: 'ikke en hel rapport',
  monthFailed: 'kunne ikke læses',
  monthFailures: (days) =>
    days === 1 ? 'Rapporten for én dag kunne ikke læses.' : `Rapporterne for ${days} dage kunne ikke læses.`,
  monthMarkDebt: 'gæld',
  monthMarkRepeated: 'udbetalt to gange',
  monthPaid: 'Udbetalt i måneden',
  monthDebtBreak: (from, closing, to, opening) =>
    `${from} slutter med en gæld på ${closing}, og ${to} begynder med ${opening}. En dag imellem kan mangle.`,
  monthRepeated: (count, from, to) =>
    count === 1
      ? `Én transaktion står i rapporterne for både ${from} og ${to}.`
      : `${count} transaktioner står i rapporterne for både ${from} og ${to}.`,
  monthOpen: (day) => `Åbn ${day}`,
  monthFits: (links) =>
    links === 1
      ? 'Ingen transaktion står i to rapporter, og den udgående gæld blev den næste rapports indgående den ene gang, det kunne sammenlignes.'
      : `Ingen transaktion står i to rapporter, og hver udgående gæld er den næste rapports indgående: ${links} sammenlignet.`,
  monthWithout: (days) => (days === 1 ? 'Én dag har ingen rapport.' : `${days} dage har ingen rapport.`),
  monthGaps: (days) =>
    days === 1
      ? 'Én dag er ikke læst: der siges intet om det, der ligger på hver side af den.'
      : `${days} dage er ikke læst: der siges intet om det, der ligger på hver side af dem.`,

  // The files that a payout leaves in
  takeTitle: 'Tag med',
  takeFormat: 'Filformat',
  takeFormats: words({
    sie: 'Bilag, SIE 4I',
    'xero-journal': 'Bilag til Xero, CSV (ikke bekræftet)',
    'quickbooks-journal': 'Bilag til QuickBooks, CSV (ikke bekræftet)',
    own: 'Linjer, CSV',
    xero: 'Linjer til Xero, CSV',
    quickbooks: 'Linjer til QuickBooks, CSV',
    json: 'Linjer, JSON',
    bgmax: 'Betalinger, BgMax (ikke bekræftet)',
  }),
  takeUnconfirmed: 'Tilbyd BgMax (ikke bekræftet)',
  takeNumbers: 'Tal og datoer',
  takeNumbersLocal: 'Som på dette sprog',
  takeNumbersRaw: 'Til programmer',
  takeWritten: (amount, written, day, separator) =>
    `Beløb skrives som ${amount}, dage som ${written} (${day}), med »${separator}« mellem felterne.`,
  takeContents: 'I filen',
  takeClient: (client) => `Klient ${client}`,
  takeAllRows: (count) => (count === '1' ? '1 linje, den eneste' : `Alle ${count} linjer`),
  takeSomeRows: (count, filter) =>
    count === '1' ? `1 linje, fundet med ${filter}` : `${count} linjer, fundet med ${filter}`,
  takeChosenRows: 'valgte linjer',
  takeWholePayout: 'Et bilag gælder altid hele udbetalingen, uanset hvilke linjer der vises.',
  takeWithoutFees: 'Den har salg og krediteringer, men ingen gebyrer.',
  takeJournal:
    'Salg, hver gebyrtype og dens moms er egne linjer. Om programmet tager imod filen, har ikke kunnet prøves her.',
  takeTaxRate: (rate) => `Hver linje har momssatsen “${rate}”. Den skal hedde det i Xero.`,
  takeNet: 'Hver linje er det, den gav efter gebyrer. Gebyrerne og deres moms står i bilaget.',
  takeDownload: 'Hent fil',
  takeStop: 'Stands',
  takeSaved: (file, rows) =>
    rows === '1'
      ? `Filen ${file} er gemt. Den har 1 linje.`
      : `Filen ${file} er gemt. Den har ${rows} linjer.`,
  takeDigest: (digest) => `Kontrolsum (SHA-256) ${digest}`,
  takeStopped: 'Standset. Ingen fil blev gemt.',
  takeFailed:
    'Filen kunne ikke laves, fordi en del af værktøjet ikke blev indlæst, eller rapporten ikke længere er åben. Prøv igen, eller åbn dagen igen.',
  takeUnread: 'Rapporten bliver stadig indlæst. Filer kan laves, når alle linjer er på plads.',
  takePrint: 'Udskriv',

  voucher: 'Bilag',
  voucherText: (day, client) => `Udbetaling ${day}, klient ${client}`,
  voucherAccount: 'Konto',
  voucherDebit: 'Debet',
  voucherCredit: 'Kredit',
  voucherSum: 'I alt',
  voucherEqual: 'Debet og kredit er ens: Summen er 0.',
  voucherLine: words({
    paid: 'Udbetalt',
    fees: 'Gebyrer',
    opening: 'Gæld primo',
    closing: 'Gæld ultimo',
    sold: 'Salg og krediteringer',
  }),
  voucherVat: (rate) => `Moms af gebyrer, ${rate}`,
  voucherVatNone: 'Moms af gebyrer, sats ikke oplyst',
  voucherUnnamed: 'Uden ordrenummer',
  voucherUnknown: (type) => `Linjer af typen ${type}`,
  voucherFee: (type) => `Gebyr: ${type}`,
  voucherFeeVat: (type) => `Moms af gebyret: ${type}`,
  voucherPayment: (type) => `Salg og krediteringer, ${type}`,
  voucherDifference: 'Difference, på ingen konto',
  voucherSuspense: (types) =>
    `Vi ved ikke, hvad linjer af denne type er: ${types}. De står på fejlkontoen; bogfør dem i hånden.`,
  voucherSuggested: (chart) =>
    `Kontiene er forslag fra den svenske kontoplan BAS (${chart}), fordi siden ikke har angivet nogen. Kontrollér dem, før du bogfører.`,
  voucherUnconfirmed: (account) => `Konto ${account} har ikke kunnet kontrolleres mod årets kontoplan.`,
  voucherNoAccount: (types, account) =>
    `Dette er ikke salg, og siden har ingen konto til det: ${types}. Det står på ${account}; bogfør det om i hånden.`,
  voucherAlike: (count) => `Dagen har ${count} ens linjer. Sørg for, at intet bogføres to gange.`,
  voucherByOrder: 'I filen har hver ordre sin egen linje.',

  takeUnbalanced: (difference) =>
    `Der er ingen fil af bilaget, fordi udbetalingen ikke går op${difference && ` (bilagets difference ${difference})`}. Bogføringen ville tage det for rigtigt. Spørg udbyderen først; linjerne kan tages med.`,
  takeCurrencies: 'Der er ingen fil af bilaget, fordi linjer har en anden valuta end udbetalingen.',
  takeAnotherDay: 'Der er ingen fil af bilaget, fordi rapporten gælder en anden dag.',
  takeNothing: 'Der er intet at bogføre: Alle beløb er 0.',
  takeLetter: (letter, text) =>
    `Filen kan ikke laves: Formatet har ikke tegnet “${letter}” i “${text}”. Ret teksten dér, hvor den kommer fra.`,
  takeOutsideYear: (start, end) =>
    `Filen kan ikke laves: Dagen ligger uden for sidens regnskabsår, ${start} til ${end}.`,
  takeWrongMember: (member, expected) =>
    `Til sidens udvikler: Medlemmet ${member} i egenskaben bookkeeping skal være ${expected}.`,
  takeExpected: words({
    text: 'en tekst på 1 til 200 tegn',
    orgNumber: 'et organisationsnummer med ti cifre',
    account: 'en konto med 3 til 8 cifre',
    digits: '1 til 4 cifre',
    lines: 'total eller orders',
    date: 'en dag som ÅÅÅÅ-MM-DD, og ikke før starten',
    bankgiro: 'et bankgironummer med 7 eller 8 cifre',
    object: 'et objekt',
    known: 'udeladt: Det kendes ikke',
  }),
  takeNoBankgiro: 'Til sidens udvikler: BgMax skal bruge medlemmet bankgiro i egenskaben bookkeeping.',
  takeBgMaxCurrency: (currency) =>
    `Filen kan ikke laves: BgMax har kun SEK og EUR, og udbetalingen er i ${currency}.`,
  takeTooLong: (text) => `Filen kan ikke laves: BgMax har ikke plads til “${text}”.`,
  takeNegative:
    'Filen kan ikke laves: Krediteringerne er større end salget, og BgMax har ingen negative indbetalinger.',

  // The comparison with the bank
  bankTitle: 'Banken',
  bankDrop: 'Slip et kontoudtog her, eller vælg et (camt.053, XML)',
  bankLocal: 'Det læses på denne side og sendes ingen steder hen.',
  bankReading: 'Læser kontoudtoget…',
  bankFile: (file, from, to) => `${file}: ${from} til ${to}`,
  bankEmpty: (file) => `${file}: et kontoudtog uden posteringer`,
  bankEntries: (credits, debits) => `${credits} ind (+), ${debits} ud (−), efter bogføringsdag.`,
  bankValueDays: (count) =>
    count === '1'
      ? '1 postering mangler bogføringsdag: Valørdagen blev brugt.'
      : `${count} posteringer mangler bogføringsdag: Valørdagene blev brugt.`,
  bankPending: (count) =>
    count === '1'
      ? '1 postering er ikke bogført endnu og udeladt.'
      : `${count} posteringer er ikke bogført endnu og udeladt.`,
  bankUnreadable: (count) =>
    count === '1'
      ? '1 postering er udeladt: Beløbet eller datoen kan ikke læses.'
      : `${count} posteringer er udeladt: Beløb eller dato kan ikke læses.`,
  bankRefused: words({
    dtd: 'Filen læses ikke, fordi den har en dokumenttype (DTD), som kan få browseren til at hænge. Bed banken om en almindelig camt.053-fil.',
    'not-xml': 'Filen er ikke XML, eller kun en del af den. Hent den fra banken igen.',
    'no-statement': 'XML-filen har intet kontoudtog. Vælg en fil af typen camt.053.',
    'one-file': 'Slip én fil ad gangen.',
  }),
  bankTooLarge: (limit) =>
    `Filen læses ikke, fordi den er større end ${limit} MB. Bed banken om en kortere periode.`,
  bankEncoding: (encoding) =>
    `Filen kan ikke læses: Den siger, at tegnene er ${encoding}, og det er de ikke. Hent den fra banken igen.`,
  bankDay: 'Rapport for',
  bankClient: 'Klient',
  bankPaid: 'Udbetalt',
  bankVerdict: 'I banken',
  bankVerdicts: words({
    nothing: 'Intet at udbetale',
    'not-found': 'Ikke fundet, selv om den burde være kommet nu',
    'not-covered': 'Kontoudtoget dækker ikke denne dag og valuta',
  }),
  bankPaidOut: (day) => `Udbetalt ${day}`,
  bankReversed: (day) => `Udbetalt ${day}, og taget tilbage senere`,
  bankDebit: (day) => `Samme beløb gik ud af kontoen ${day}. Kontrollér, om det blev taget tilbage.`,
  bankOtherAmount: (amount, day, difference) =>
    `Et andet beløb: ${amount} den ${day} (difference ${difference})`,
  bankOnItsWay: (days) =>
    days === '1' ? 'På vej: 1 bankdag indtil nu' : `På vej: ${days} bankdage indtil nu`,
  bankHolidays: (days) =>
    `En udbetaling skal være kommet inden for ${days} bankdage, mandag til fredag. Helligdage kendes ikke her.`,
  bankUnknown: 'Indbetalinger, som ingen rapport kender',
  bankUnknownText:
    'Fra den første rapport til den sidste dag, hvor en udbetaling kan komme. Betalinger fra andre er med.',
  bankLate: (day) => `Har samme beløb som rapporten for ${day}, der ikke blev fundet i tide.`,
  bankNoUnknown: 'Alle indbetalinger i disse dage hører til en rapport.',
  bankMore: (count) => `og ${count} mere`,
  bankPayer: 'Fra',
  bankNoReports: 'Der er ingen rapport at sammenligne med endnu.',

  // The comparison with the shop
  shopTitle: 'Butikken',
  shopCompare: 'Sammenlign med butikken',
  shopStop: 'Stands',
  shopUnread: 'Rapporten bliver stadig indlæst. Den kan sammenlignes, når alle linjer er på plads.',
  shopStopped: 'Standset. Intet blev sammenlignet.',
  shopClosed: 'Rapporten er ikke længere åben. Åbn dagen igen.',
  shopSummary: (same, differing, unknown) =>
    `Ens i butikken: ${same}. Forskellige: ${differing}. Ikke i butikken: ${unknown}.`,
  shopBy: (by) => `Sammenlignet efter “${by}”; butikkens beløb er efter krediteringer.`,
  shopAssumed: (count, currency) =>
    count === '1'
      ? `1 ordre mangler valuta i butikken: opfattet som ${currency}.`
      : `${count} ordrer mangler valuta i butikken: opfattet som ${currency}.`,
  shopUnnumbered: (count) =>
    count === '1'
      ? '1 linje uden ordrenummer blev ikke sammenlignet.'
      : `${count} linjer uden ordrenummer blev ikke sammenlignet.`,
  shopDiffering: 'Ordrer, der er forskellige',
  shopOrder: 'Ordrenummer',
  shopSays: 'I butikken',
  shopDiffers: (report, shop, difference) => `Rapport ${report}, butik ${shop} (difference ${difference})`,
  shopUnknown: (report) => `Rapport ${report}, ukendt i butikken`,
  shopOtherCurrency: (currency) => `I en anden valuta i butikken: ${currency}`,
  shopLate: (days) => `Butikkens salg, som mangler i rapporten, mindst ${days} dage gammelt`,
  shopLateText:
    'Kun rapporten for den åbne dag blev sammenlignet. Andre dages rapporter kan have det: Søg efter ordrenummeret dér.',
  shopNoDate: 'ingen dato',
  shopMore: (count) => `og ${count} mere`,
  shopThrew: (message) =>
    `Butikken kunne ikke spørges: ${message} Prøv igen, eller sig det til sidens udvikler.`,
  shopSlow: (seconds) => `Butikken har ikke svaret inden for ${seconds} sekunder. Prøv igen.`,
  shopGarbage: (member) => `Til sidens udvikler: matchOrders svarede noget andet end ordrer, ved ${member}.`,
}

import { words } from '../../../../locales/languages.ts'
import type { ReportLaterWords } from './en.ts'

/** Norwegian (Bokmål), for the parts of the desk of payouts that open later. */
export const texts: ReportLaterWords = {
  // Why a payout does not balance
  payoutRow: (place, order) => (order ? `rad ${place} (ordre ${order})` : `rad ${place}`),
  payoutCauseRow: (term, difference, row) =>
    `Differansen ${difference} i «${term}» er nøyaktig beløpet på ${row}.`,
  payoutCausePair: (term, difference, row, other) =>
    `Differansen ${difference} i «${term}» er ${row} og ${other} til sammen.`,
  payoutCauseFeeType: (term, difference, type) =>
    `Differansen ${difference} i «${term}» er alle gebyrer av typen ${type}.`,
  payoutCauseRowFee: (term, difference, row, type) =>
    `Differansen ${difference} i «${term}» er gebyret ${type} på ${row}.`,
  payoutCauseVatRate: (term, difference, rate) =>
    `Differansen ${difference} i «${term}» er mva. med satsen ${rate}.`,
  payoutCauseOpening: (term, difference) => `Differansen ${difference} i «${term}» er den inngående gjelden.`,
  payoutCauseClosing: (term, difference) => `Differansen ${difference} i «${term}» er den utgående gjelden.`,
  payoutCauseDoubled: (term, difference, row, same) =>
    `Differansen ${difference} i «${term}» er ${same}, som gjentar ${row}.`,
  payoutCauseMissing: (term, difference, count) =>
    count === '1'
      ? `Differansen ${difference} i «${term}» er en rad som rapporten teller, men ikke viser.`
      : `Differansen ${difference} i «${term}» er ${count} rader som rapporten teller, men ikke viser.`,
  payoutCauseCurrency: (term, difference, currency, count) =>
    count === '1'
      ? `Differansen ${difference} i «${term}» er en rad i ${currency}, som ikke er utbetalingens valuta.`
      : `Differansen ${difference} i «${term}» er ${count} rader i ${currency}, som ikke er utbetalingens valuta.`,
  payoutCauseSign: (term, difference, row) =>
    `Differansen ${difference} i «${term}» er to ganger beløpet på ${row}: fortegnet er snudd.`,
  payoutCauseSignFees: (term, difference, row) =>
    `Differansen ${difference} i «${term}» er to ganger gebyrene på ${row}: fortegnet er snudd.`,
  payoutCauseSignFee: (term, difference, row, type) =>
    `Differansen ${difference} i «${term}» er to ganger gebyret ${type} på ${row}: fortegnet er snudd.`,
  payoutCauseFigure: (term, difference) =>
    `Bare «${term}» er feil, med ${difference}: alle andre tall stemmer med radene.`,
  payoutCauseDigits: 'Differansen er delelig med 9, noe som tyder på byttede sifre.',
  payoutCauseBothDebts: (difference) =>
    `Inngående og utgående gjeld er begge feil med ${difference}, så utbetalingen stemmer.`,
  payoutCauseSwapped: (one, other) => `Mva. for ${one} og ${other} er oppgitt på hverandres sats.`,
  payoutCauseMoved: (listed, stated, difference) =>
    `Mva. er oppgitt på ${stated}, men står på radene med ${listed}: ${difference}.`,
  payoutCauseMovedFee: (listed, stated, difference, row, type) =>
    `Mva. på gebyret ${type} på ${row} er oppgitt på ${stated}, men står på raden med ${listed}: ${difference}.`,
  payoutCauseCurrencyAdded: (currency, count) =>
    count === '1'
      ? `Én rad er i ${currency}, som ikke er utbetalingens valuta, men regnes som om den var det.`
      : `${count} rader er i ${currency}, som ikke er utbetalingens valuta, men regnes som om de var det.`,
  payoutCauseBroken: (count, faults) =>
    count === '1' ? `Én rad går ikke opp. ${faults}` : `${count} rader går ikke opp. ${faults}`,
  payoutFault: (row, member, stated, computed, difference) =>
    `På ${row} er «${member}» ${stated}; resten av raden gir ${computed} (${difference}).`,
  payoutCauseTotal: (stated, computed) =>
    `Rapporten oppgir ${stated} rader i alt og har ${computed}. Ingenting annet avviker.`,
  payoutOrOthers: (count) =>
    count === '1' ? 'En annen forklarer den like godt.' : `${count} andre forklarer den like godt.`,
  payoutNoCause:
    'Ingen rad, to rader, gebyr, mva.-sats, gjeld, fortegn, gjentatt rad eller valuta forklarer differansen.',
  payoutCopyDossier: 'Kopier til betalingstjenesten',
  payoutDossierNote: 'Teksten har ingen personopplysninger.',
  payoutDossier: (client, day) => `Utbetaling til klient ${client}, ${day}: den stemmer ikke`,
  payoutDossierTerm: (term, stated, computed, difference) =>
    `${term}: rapporten oppgir ${stated}, radene gir ${computed}, differanse ${difference}`,
  payoutDossierRow: (place) => `Rad ${place}`,
  payoutDossierCounts: (rows, digest) => `Transaksjoner: ${rows}. Rapportens SHA-256: ${digest}`,

  // The question before a day is closed
  closingTitle: (day) => `Lukk ${day}`,
  closingForGood: 'En lukking lagres for godt, med navnet ditt og det du skriver her. En senere legges til.',
  closingBack: 'Tilbake',
  closingClosing: 'Lukker…',
  closingUncertain: 'Det er ikke kjent om dagen ble lukket. Prøv igjen: den lukkes bare én gang.',
  closingDiffers: 'Rapporten er en annen nå',
  closingDiffersText:
    'Dagen ble lest på nytt før den ble lagret, og rapporten var ikke den som vises her. Ingenting er lukket. Last dagen inn igjen og se på den på nytt.',
  closingTooMany: 'Dagen er lukket for mange ganger',
  closingTooManyText: 'Flere lukkinger av denne dagen lagres ikke. De som finnes, blir stående.',

  // The month
  monthPrevious: 'Forrige måned',
  monthNext: 'Neste måned',
  monthReading: (day) => `Leser ${day}`,
  monthStop: 'Avbryt',
  monthGoOn: (days) => (days === 1 ? 'Les dagen som gjenstår' : `Les de ${days} dagene som gjenstår`),
  monthMissing: (days) => (days === 1 ? 'Les dagen som mangler' : `Les de ${days} dagene som mangler`),
  monthRead: (reports) =>
    reports === 1 ? 'Måneden er lest: én rapport.' : `Måneden er lest: ${reports} rapporter.`,
  monthAhead: 'ikke over',
  monthUnread: 'ikke lest',
  monthNotReported: 'ingen rapport',
  monthBroken: 'ikke en hel rapport',
  monthFailed: 'kunne ikke leses',
  monthFailures: (days) =>
    days === 1 ? 'Rapporten for én dag kunne ikke leses.' : `Rapportene for ${days} dager kunne ikke leses.`,
  monthMarkDebt: 'gjeld',
  monthMarkRepeated: 'utbetalt to ganger',
  monthPaid: 'Utbetalt denne måneden',
  monthDebtBreak: (from, closing, to, opening) =>
    `${from} slutter med en gjeld på ${closing}, og ${to} begynner med ${opening}. En dag imellom kan mangle.`,
  monthRepeated: (count, from, to) =>
    count === 1
      ? `Én transaksjon står i rapportene for både ${from} og ${to}.`
      : `${count} transaksjoner står i rapportene for både ${from} og ${to}.`,
  monthOpen: (day) => `Åpne ${day}`,
  monthFits: (links) =>
    links === 1
      ? 'Ingen transaksjon står i to rapporter, og den utgående gjelden ble inngående i neste rapport den ene gangen det kunne sammenlignes.'
      : `Ingen transaksjon står i to rapporter, og hver utgående gjeld er inngående i neste rapport: ${links} sammenlignet.`,
  monthWithout: (days) => (days === 1 ? 'Én dag har ingen rapport.' : `${days} dager har ingen rapport.`),
  monthGaps: (days) =>
    days === 1
      ? 'Én dag er ikke lest: det sies ingenting om det som ligger på hver side av den.'
      : `${days} dager er ikke lest: det sies ingenting om det som ligger på hver side av dem.`,

  // The files that a payout leaves in
  takeTitle: 'Ta med',
  takeFormat: 'Filformat',
  takeFormats: words({
    sie: 'Bilag, SIE 4I',
    'xero-journal': 'Bilag til Xero, CSV (ikke bekreftet)',
    'quickbooks-journal': 'Bilag til QuickBooks, CSV (ikke bekreftet)',
    own: 'Linjer, CSV',
    xero: 'Linjer til Xero, CSV',
    quickbooks: 'Linjer til QuickBooks, CSV',
    json: 'Linjer, JSON',
    bgmax: 'Betalinger, BgMax (ikke bekreftet)',
  }),
  takeUnconfirmed: 'Tilby BgMax (ikke bekreftet)',
  takeNumbers: 'Tall og datoer',
  takeNumbersLocal: 'Som på dette språket',
  takeNumbersRaw: 'For programmer',
  takeWritten: (amount, written, day, separator) =>
    `Beløp skrives som ${amount}, dager som ${written} (${day}), med «${separator}» mellom feltene.`,
  takeContents: 'I filen',
  takeClient: (client) => `Klient ${client}`,
  takeAllRows: (count) => (count === '1' ? '1 linje, den eneste' : `Alle ${count} linjer`),
  takeSomeRows: (count, filter) =>
    count === '1' ? `1 linje, funnet med ${filter}` : `${count} linjer, funnet med ${filter}`,
  takeChosenRows: 'valgte linjer',
  takeWholePayout: 'Et bilag gjelder alltid hele utbetalingen, uansett hvilke linjer som vises.',
  takeWithoutFees: 'Den har salg og krediteringer, men ingen gebyrer.',
  takeJournal:
    'Salg, hver gebyrtype og dens mva. er egne linjer. Om programmet tar imot filen, har ikke kunnet prøves her.',
  takeTaxRate: (rate) => `Hver linje har avgiftssatsen «${rate}». Den må hete det i Xero.`,
  takeNet: 'Hver linje er det den ga etter gebyrer. Gebyrene og deres mva. står i bilaget.',
  takeDownload: 'Last ned',
  takeStop: 'Stopp',
  takeSaved: (file, rows) =>
    rows === '1'
      ? `Filen ${file} er lagret. Den har 1 linje.`
      : `Filen ${file} er lagret. Den har ${rows} linjer.`,
  takeDigest: (digest) => `Kontrollsum (SHA-256) ${digest}`,
  takeStopped: 'Stoppet. Ingen fil ble lagret.',
  takeFailed:
    'Filen kunne ikke lages, fordi en del av verktøyet ikke ble lastet eller rapporten ikke lenger er åpen. Prøv igjen, eller åpne dagen på nytt.',
  takeUnread: 'Rapporten leses fortsatt inn. Filer kan lages når alle linjer er på plass.',
  takePrint: 'Skriv ut',

  voucher: 'Bilag',
  voucherText: (day, client) => `Utbetaling ${day}, klient ${client}`,
  voucherAccount: 'Konto',
  voucherDebit: 'Debet',
  voucherCredit: 'Kredit',
  voucherSum: 'Totalt',
  voucherEqual: 'Debet og kredit er like: summen er 0.',
  voucherLine: words({
    paid: 'Utbetalt',
    fees: 'Gebyrer',
    opening: 'Inngående gjeld',
    closing: 'Utgående gjeld',
    sold: 'Salg og krediteringer',
  }),
  voucherVat: (rate) => `Mva. på gebyrer, ${rate}`,
  voucherVatNone: 'Mva. på gebyrer, sats ikke oppgitt',
  voucherUnnamed: 'Uten ordrenummer',
  voucherUnknown: (type) => `Linjer av typen ${type}`,
  voucherFee: (type) => `Gebyr: ${type}`,
  voucherFeeVat: (type) => `Mva. på gebyret: ${type}`,
  voucherPayment: (type) => `Salg og krediteringer, ${type}`,
  voucherDifference: 'Differanse, på ingen konto',
  voucherSuspense: (types) =>
    `Vi vet ikke hva linjer av denne typen er: ${types}. De står på observasjonskontoen; bokfør dem for hånd.`,
  voucherSuggested: (chart) =>
    `Kontoene er forslag fra den svenske kontoplanen BAS (${chart}), fordi siden ikke har angitt noen. Kontroller dem før du bokfører.`,
  voucherUnconfirmed: (account) => `Konto ${account} har ikke kunnet kontrolleres mot årets kontoplan.`,
  voucherNoAccount: (types, account) =>
    `Dette er ikke salg, og siden har ingen konto for det: ${types}. Det står på ${account}; bokfør det om for hånd.`,
  voucherAlike: (count) => `Dagen har ${count} like linjer. Pass på at ingenting bokføres to ganger.`,
  voucherByOrder: 'I filen har hver ordre sin egen linje.',

  takeUnbalanced: (difference) =>
    `Det finnes ingen fil av bilaget, fordi utbetalingen ikke går opp${difference && ` (bilagets differanse ${difference})`}. Regnskapet ville tatt det for riktig. Spør betalingstjenesten først; linjene kan tas med.`,
  takeCurrencies: 'Det finnes ingen fil av bilaget, fordi linjer har en annen valuta enn utbetalingen.',
  takeAnotherDay: 'Det finnes ingen fil av bilaget, fordi rapporten gjelder en annen dag.',
  takeNothing: 'Det er ingenting å bokføre: alle beløp er 0.',
  takeLetter: (letter, text) =>
    `Filen kan ikke lages: formatet har ikke tegnet «${letter}» i «${text}». Endre teksten der den kommer fra.`,
  takeOutsideYear: (start, end) =>
    `Filen kan ikke lages: dagen er utenfor sidens regnskapsår, ${start} til ${end}.`,
  takeWrongMember: (member, expected) =>
    `Til sidens utvikler: medlemmet ${member} i egenskapen bookkeeping må være ${expected}.`,
  takeExpected: words({
    text: 'en tekst på 1 til 200 tegn',
    orgNumber: 'et organisasjonsnummer med ti sifre',
    account: 'en konto med 3 til 8 sifre',
    digits: '1 til 4 sifre',
    lines: 'total eller orders',
    date: 'en dag som ÅÅÅÅ-MM-DD, og ikke før starten',
    bankgiro: 'et bankgironummer med 7 eller 8 sifre',
    object: 'et objekt',
    known: 'utelatt: det er ikke kjent',
  }),
  takeNoBankgiro: 'Til sidens utvikler: BgMax trenger medlemmet bankgiro i egenskapen bookkeeping.',
  takeBgMaxCurrency: (currency) =>
    `Filen kan ikke lages: BgMax har bare SEK og EUR, og utbetalingen er i ${currency}.`,
  takeTooLong: (text) => `Filen kan ikke lages: BgMax har ikke plass til «${text}».`,
  takeNegative:
    'Filen kan ikke lages: krediteringene er større enn salget, og BgMax har ingen negative innskudd.',

  // The comparison with the bank
  bankTitle: 'Banken',
  bankDrop: 'Slipp et kontoutdrag her, eller velg et (camt.053, XML)',
  bankLocal: 'Det leses på denne siden og sendes ingen steder.',
  bankReading: 'Leser kontoutdraget…',
  bankFile: (file, from, to) => `${file}: ${from} til ${to}`,
  bankEmpty: (file) => `${file}: et kontoutdrag uten posteringer`,
  bankEntries: (credits, debits) => `${credits} inn (+), ${debits} ut (−), etter bokføringsdag.`,
  bankValueDays: (count) =>
    count === '1'
      ? '1 post mangler bokføringsdag: valuteringsdagen ble brukt.'
      : `${count} poster mangler bokføringsdag: valuteringsdagene ble brukt.`,
  bankPending: (count) =>
    count === '1'
      ? '1 postering er ikke bokført ennå og utelatt.'
      : `${count} posteringer er ikke bokført ennå og utelatt.`,
  bankUnreadable: (count) =>
    count === '1'
      ? '1 postering er utelatt: beløpet eller datoen kan ikke leses.'
      : `${count} posteringer er utelatt: beløp eller dato kan ikke leses.`,
  bankRefused: words({
    dtd: 'Filen leses ikke, fordi den har en dokumenttype (DTD), som kan få nettleseren til å henge. Be banken om en vanlig camt.053-fil.',
    'not-xml': 'Filen er ikke XML, eller bare en del av den. Last den ned fra banken på nytt.',
    'no-statement': 'XML-filen har ikke noe kontoutdrag. Velg en fil av typen camt.053.',
    'one-file': 'Slipp én fil om gangen.',
  }),
  bankTooLarge: (limit) =>
    `Filen leses ikke, fordi den er større enn ${limit} MB. Be banken om en kortere periode.`,
  bankEncoding: (encoding) =>
    `Filen kan ikke leses: den sier at tegnene er ${encoding}, og det er de ikke. Last den ned fra banken på nytt.`,
  bankDay: 'Rapport for',
  bankClient: 'Klient',
  bankPaid: 'Utbetalt',
  bankVerdict: 'I banken',
  bankVerdicts: words({
    nothing: 'Ingenting å utbetale',
    'not-found': 'Ikke funnet, selv om den burde ha kommet nå',
    'not-covered': 'Kontoutdraget dekker ikke denne dagen og valutaen',
  }),
  bankPaidOut: (day) => `Utbetalt ${day}`,
  bankReversed: (day) => `Utbetalt ${day}, og tatt tilbake senere`,
  bankDebit: (day) => `Samme beløp gikk ut av kontoen ${day}. Kontroller om det ble tatt tilbake.`,
  bankOtherAmount: (amount, day, difference) =>
    `Et annet beløp: ${amount} den ${day} (differanse ${difference})`,
  bankOnItsWay: (days) => (days === '1' ? 'På vei: 1 bankdag hittil' : `På vei: ${days} bankdager hittil`),
  bankHolidays: (days) =>
    `En utbetaling skal ha kommet innen ${days} bankdager, mandag til fredag. Helligdager er ikke kjent her.`,
  bankUnknown: 'Innbetalinger som ingen rapport kjenner',
  bankUnknownText:
    'Fra den første rapporten til den siste dagen en utbetaling kan komme. Betalinger fra andre er med.',
  bankLate: (day) => `Har samme beløp som rapporten for ${day}, som ikke ble funnet i tide.`,
  bankNoUnknown: 'Alle innbetalinger disse dagene hører til en rapport.',
  bankMore: (count) => `og ${count} til`,
  bankPayer: 'Fra',
  bankNoReports: 'Det finnes ingen rapport å sammenligne med ennå.',

  // The comparison with the shop
  shopTitle: 'Butikken',
  shopCompare: 'Sammenlign med butikken',
  shopStop: 'Stopp',
  shopUnread: 'Rapporten leses fortsatt inn. Den kan sammenlignes når alle linjer er på plass.',
  shopStopped: 'Stoppet. Ingenting ble sammenlignet.',
  shopClosed: 'Rapporten er ikke lenger åpen. Åpne dagen på nytt.',
  shopSummary: (same, differing, unknown) =>
    `Likt i butikken: ${same}. Ulikt: ${differing}. Ikke i butikken: ${unknown}.`,
  shopBy: (by) => `Sammenlignet etter «${by}»; butikkens summer er etter krediteringer.`,
  shopAssumed: (count, currency) =>
    count === '1'
      ? `1 ordre mangler valuta i butikken: tolket som ${currency}.`
      : `${count} ordrer mangler valuta i butikken: tolket som ${currency}.`,
  shopUnnumbered: (count) =>
    count === '1'
      ? '1 linje uten ordrenummer ble ikke sammenlignet.'
      : `${count} linjer uten ordrenummer ble ikke sammenlignet.`,
  shopDiffering: 'Ordrer som er ulike',
  shopOrder: 'Ordrenummer',
  shopSays: 'I butikken',
  shopDiffers: (report, shop, difference) => `Rapport ${report}, butikk ${shop} (differanse ${difference})`,
  shopUnknown: (report) => `Rapport ${report}, ukjent i butikken`,
  shopOtherCurrency: (currency) => `I en annen valuta i butikken: ${currency}`,
  shopLate: (days) => `Butikkens salg som mangler i rapporten, minst ${days} dager gammelt`,
  shopLateText:
    'Bare rapporten for den åpne dagen ble sammenlignet. Andre dagers rapporter kan ha det: søk etter ordrenummeret der.',
  shopNoDate: 'ingen dato',
  shopMore: (count) => `og ${count} til`,
  shopThrew: (message) =>
    `Butikken kunne ikke spørres: ${message} Prøv igjen, eller si fra til sidens utvikler.`,
  shopSlow: (seconds) => `Butikken har ikke svart innen ${seconds} sekunder. Prøv igjen.`,
  shopGarbage: (member) => `Til sidens utvikler: matchOrders svarte noe annet enn ordrer, ved ${member}.`,
}

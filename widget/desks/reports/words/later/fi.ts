import { words } from '../../../../locales/languages.ts'
import type { ReportLaterWords } from './en.ts'

/** Finnish, for the parts of the desk of payouts that open later. */
export const texts: ReportLaterWords = {
  // Why a payout does not balance
  payoutRow: (place, order) => (order ? `rivi ${place} (tilaus ${order})` : `rivi ${place}`),
  payoutCauseRow: (term, difference, row) =>
    `Kohdan ”${term}” erotus ${difference} on täsmälleen yhden rivin summa: ${row}.`,
  payoutCausePair: (term, difference, row, other) =>
    `Kohdan ”${term}” erotus ${difference} on kahden rivin summa: ${row} ja ${other}.`,
  payoutCauseFeeType: (term, difference, type) =>
    `Kohdan ”${term}” erotus ${difference} on kaikki palkkiot, joiden tyyppi on ${type}.`,
  payoutCauseRowFee: (term, difference, row, type) =>
    `Kohdan ”${term}” erotus ${difference} on rivin palkkio ${type}: ${row}.`,
  payoutCauseVatRate: (term, difference, rate) =>
    `Kohdan ”${term}” erotus ${difference} on verokannan ${rate} alv.`,
  payoutCauseOpening: (term, difference) => `Kohdan ”${term}” erotus ${difference} on alkuvelka.`,
  payoutCauseClosing: (term, difference) => `Kohdan ”${term}” erotus ${difference} on loppuvelka.`,
  payoutCauseDoubled: (term, difference, row, same) =>
    `Kohdan ”${term}” erotus ${difference} on toistettu rivi: ${same} on sama kuin ${row}.`,
  payoutCauseMissing: (term, difference, count) =>
    count === '1'
      ? `Kohdan ”${term}” erotus ${difference} on yksi rivi, jonka raportti laskee mutta ei näytä.`
      : `Kohdan ”${term}” erotus ${difference} on ${count} riviä, jotka raportti laskee mutta ei näytä.`,
  payoutCauseCurrency: (term, difference, currency, count) =>
    count === '1'
      ? `Kohdan ”${term}” erotus ${difference} on yksi rivi valuutassa ${currency}, joka ei ole tilityksen valuutta.`
      : `Kohdan ”${term}” erotus ${difference} on ${count} riviä valuutassa ${currency}, joka ei ole tilityksen valuutta.`,
  payoutCauseSign: (term, difference, row) =>
    `Kohdan ”${term}” erotus ${difference} on kaksi kertaa summa, joka on kohdassa ${row}: etumerkki on väärin päin.`,
  payoutCauseSignFees: (term, difference, row) =>
    `Kohdan ”${term}” erotus ${difference} on kaksi kertaa palkkiot, jotka ovat kohdassa ${row}: etumerkki on väärin päin.`,
  payoutCauseSignFee: (term, difference, row, type) =>
    `Kohdan ”${term}” erotus ${difference} on kaksi kertaa palkkio ${type}, joka on kohdassa ${row}: etumerkki on väärin päin.`,
  payoutCauseFigure: (term, difference) =>
    `Vain ”${term}” on väärin, ${difference}: kaikki muut luvut täsmäävät riveihin.`,
  payoutCauseDigits: 'Erotus on jaollinen 9:llä, mikä viittaa vaihtuneisiin numeroihin.',
  payoutCauseBothDebts: (difference) =>
    `Alku- ja loppuvelka ovat molemmat väärin, ${difference}, joten maksettu summa on oikein.`,
  payoutCauseSwapped: (one, other) => `Verokantojen ${one} ja ${other} verot on ilmoitettu ristiin.`,
  payoutCauseMoved: (listed, stated, difference) =>
    `Veroa on ilmoitettu kannalla ${stated} ja riveillä kannalla ${listed}: ${difference}.`,
  payoutCauseMovedFee: (listed, stated, difference, row, type) =>
    `Palkkion ${type} vero (${row}) on ilmoitettu kannalla ${stated} ja rivillä kannalla ${listed}: ${difference}.`,
  payoutCauseCurrencyAdded: (currency, count) =>
    count === '1'
      ? `Yksi rivi on valuutassa ${currency}, joka ei ole tilityksen valuutta, ja se lasketaan mukaan sellaisenaan.`
      : `${count} riviä on valuutassa ${currency}, joka ei ole tilityksen valuutta, ja ne lasketaan mukaan sellaisinaan.`,
  payoutCauseBroken: (count, faults) =>
    count === '1' ? `Yksi rivi ei täsmää. ${faults}` : `${count} riviä ei täsmää. ${faults}`,
  payoutFault: (row, member, stated, computed, difference) =>
    `Kohdassa ${row} ”${member}” on ${stated}; rivin muut tiedot antavat ${computed} (${difference}).`,
  payoutCauseTotal: (stated, computed) =>
    `Raportti ilmoittaa yhteensä ${stated} riviä, ja siinä on ${computed}. Muuta eroa ei ole.`,
  payoutOrOthers: (count) =>
    count === '1'
      ? 'Toinenkin syy selittää sen yhtä hyvin.'
      : `${count} muuta syytä selittää sen yhtä hyvin.`,
  payoutNoCause:
    'Mikään rivi, kahden rivin summa, palkkio, verokanta, velka, etumerkki, toistettu rivi tai valuutta ei selitä erotusta.',
  payoutCopyDossier: 'Kopioi maksupalvelulle',
  payoutDossierNote: 'Tekstissä ei ole henkilötietoja.',
  payoutDossier: (client, day) => `Kauppiaan ${client} tilitys ${day} ei täsmää`,
  payoutDossierTerm: (term, stated, computed, difference) =>
    `${term}: raportissa ${stated}, riveistä ${computed}, erotus ${difference}`,
  payoutDossierRow: (place) => `Rivi ${place}`,
  payoutDossierCounts: (rows, digest) => `Tapahtumia: ${rows}. Raportin SHA-256: ${digest}`,

  // The question before a day is closed
  closingTitle: (day) => `Sulje ${day}`,
  closingForGood:
    'Sulkeminen tallentuu pysyvästi nimesi ja tähän kirjoittamasi kanssa. Myöhempi lisätään sen jälkeen.',
  closingBack: 'Takaisin',
  closingClosing: 'Suljetaan…',
  closingUncertain: 'Ei tiedetä, suljettiinko päivä. Yritä uudelleen: päivä suljetaan vain kerran.',
  closingDiffers: 'Raportti on nyt toinen',
  closingDiffersText:
    'Päivä luettiin uudelleen ennen tallennusta, eikä raportti ollut tällä sivulla näkyvä. Mitään ei suljettu. Lataa päivä uudelleen ja tarkista se.',
  closingTooMany: 'Päivä on suljettu liian monta kertaa',
  closingTooManyText: 'Tämän päivän uusia sulkemisia ei enää tallenneta. Aiemmat säilyvät.',

  // The month
  monthPrevious: 'Edellinen kuukausi',
  monthNext: 'Seuraava kuukausi',
  monthReading: (day) => `Luetaan päivää ${day}`,
  monthStop: 'Keskeytä',
  monthGoOn: (days) => (days === 1 ? 'Lue jäljellä oleva päivä' : `Lue jäljellä olevat ${days} päivää`),
  monthMissing: (days) => (days === 1 ? 'Lue puuttuva päivä' : `Lue puuttuvat ${days} päivää`),
  monthRead: (reports) =>
    reports === 1 ? 'Kuukausi on luettu: yksi raportti.' : `Kuukausi on luettu: ${reports} raporttia.`,
  monthAhead: 'ei päättynyt',
  monthUnread: 'ei luettu',
  monthNotReported: 'ei raporttia',
  monthBroken: 'vajaa raportti',
  monthFailed: 'lukeminen ei onnistunut',
  monthFailures: (days) =>
    days === 1 ? 'Yhden päivän raporttia ei voitu lukea.' : `${days} päivän raportteja ei voitu lukea.`,
  monthMarkDebt: 'velka',
  monthMarkRepeated: 'maksettu kahdesti',
  monthPaid: 'Tilitetty kuukauden aikana',
  monthDebtBreak: (from, closing, to, opening) =>
    `${from} päättyy velkaan ${closing}, mutta ${to} alkaa velasta ${opening}. Väliltä voi puuttua päivä.`,
  monthRepeated: (count, from, to) =>
    count === 1
      ? `Yksi tapahtuma on sekä päivän ${from} että päivän ${to} raportissa.`
      : `${count} tapahtumaa on sekä päivän ${from} että päivän ${to} raportissa.`,
  monthOpen: (day) => `Avaa ${day}`,
  monthFits: (links) =>
    links === 1
      ? 'Yksikään tapahtuma ei ole kahdessa raportissa, ja ainoa verrattavissa oleva loppuvelka on seuraavan raportin alkuvelka.'
      : `Yksikään tapahtuma ei ole kahdessa raportissa, ja jokainen loppuvelka on seuraavan raportin alkuvelka: ${links} verrattu.`,
  monthWithout: (days) =>
    days === 1 ? 'Yhdeltä päivältä ei ole raporttia.' : `${days} päivältä ei ole raporttia.`,
  monthGaps: (days) =>
    days === 1
      ? 'Yhtä päivää ei luettu: sen eri puolilla olevia päiviä ei verrata.'
      : `${days} päivää jäi lukematta: niiden eri puolilla olevia päiviä ei verrata.`,

  // The files that a payout leaves in
  takeTitle: 'Ota mukaan',
  takeFormat: 'Tiedostomuoto',
  takeFormats: words({
    sie: 'Tosite, SIE 4I',
    'xero-journal': 'Tosite Xeroon, CSV (vahvistamaton)',
    'quickbooks-journal': 'Tosite QuickBooksiin, CSV (vahvistamaton)',
    own: 'Rivit, CSV',
    xero: 'Rivit Xeroon, CSV',
    quickbooks: 'Rivit QuickBooksiin, CSV',
    json: 'Rivit, JSON',
    bgmax: 'Maksut, BgMax (vahvistamaton)',
  }),
  takeUnconfirmed: 'Tarjoa BgMax (vahvistamaton)',
  takeNumbers: 'Luvut ja päivämäärät',
  takeNumbersLocal: 'Tämän kielen mukaan',
  takeNumbersRaw: 'Ohjelmille',
  takeWritten: (amount, written, day, separator) =>
    `Summat kirjoitetaan muodossa ${amount}, päivät muodossa ${written} (${day}), kenttien välissä ”${separator}”.`,
  takeContents: 'Tiedostossa',
  takeClient: (client) => `Kauppias ${client}`,
  takeAllRows: (count) => (count === '1' ? '1 rivi, ainoa' : `Kaikki ${count} riviä`),
  takeSomeRows: (count, filter) =>
    count === '1' ? `1 rivi, haku: ${filter}` : `${count} riviä, haku: ${filter}`,
  takeChosenRows: 'valitut rivit',
  takeWholePayout: 'Tosite koskee aina koko tilitystä riippumatta siitä, mitkä rivit näkyvät.',
  takeWithoutFees: 'Siinä ovat myynti ja hyvitykset, mutta ei maksuja palvelusta.',
  takeJournal:
    'Myynti, jokainen palvelumaksutyyppi ja sen ALV ovat omia rivejään. Tässä ei ole voitu kokeilla, ottaako ohjelma tiedoston vastaan.',
  takeTaxRate: (rate) => `Jokaisen rivin verokanta on ”${rate}”. Sen pitää olla Xerossa samanniminen.`,
  takeNet: 'Jokainen rivi on summa palvelumaksujen jälkeen. Palvelumaksut ja niiden ALV ovat tositteessa.',
  takeDownload: 'Lataa',
  takeStop: 'Keskeytä',
  takeSaved: (file, rows) =>
    rows === '1'
      ? `Tiedosto ${file} on tallennettu. Siinä on 1 rivi.`
      : `Tiedosto ${file} on tallennettu. Siinä on ${rows} riviä.`,
  takeDigest: (digest) => `Tarkiste (SHA-256) ${digest}`,
  takeStopped: 'Keskeytetty. Tiedostoa ei tallennettu.',
  takeFailed:
    'Tiedostoa ei voitu luoda, koska osaa työkalusta ei saatu ladattua tai raportti ei ole enää auki. Yritä uudelleen tai avaa päivä uudelleen.',
  takeUnread: 'Raporttia luetaan vielä. Tiedostoja voi luoda, kun kaikki rivit on luettu.',
  takePrint: 'Tulosta',

  voucher: 'Tosite',
  voucherText: (day, client) => `Tilitys ${day}, kauppias ${client}`,
  voucherAccount: 'Tili',
  voucherDebit: 'Debet',
  voucherCredit: 'Kredit',
  voucherSum: 'Yhteensä',
  voucherEqual: 'Debet ja kredit ovat yhtä suuret: summa on 0.',
  voucherLine: words({
    paid: 'Maksettu',
    fees: 'Palvelumaksut',
    opening: 'Alkuvelka',
    closing: 'Loppuvelka',
    sold: 'Myynti ja hyvitykset',
  }),
  voucherVat: (rate) => `Palvelumaksujen ALV, ${rate}`,
  voucherVatNone: 'Palvelumaksujen ALV, kanta puuttuu',
  voucherUnnamed: 'Ilman tilausnumeroa',
  voucherUnknown: (type) => `Rivit, joiden tyyppi on ${type}`,
  voucherFee: (type) => `Palvelumaksu: ${type}`,
  voucherFeeVat: (type) => `Palvelumaksun ALV: ${type}`,
  voucherPayment: (type) => `Myynti ja hyvitykset, ${type}`,
  voucherDifference: 'Ero, ei millään tilillä',
  voucherSuspense: (types) =>
    `Emme tiedä, mitä tämän tyypin rivit ovat: ${types}. Ne ovat selvittelytilillä; kirjaa ne käsin.`,
  voucherSuggested: (chart) =>
    `Tilit ovat ehdotuksia ruotsalaisesta BAS-tilikartasta (${chart}), koska sivu ei ole antanut omia. Tarkista ne ennen kirjaamista.`,
  voucherUnconfirmed: (account) => `Tiliä ${account} ei ole voitu tarkistaa tämän vuoden tilikartasta.`,
  voucherNoAccount: (types, account) =>
    `Nämä eivät ole myyntiä, eikä sivu ole antanut niille tiliä: ${types}. Ne ovat tilillä ${account}; siirrä ne käsin.`,
  voucherAlike: (count) => `Päivässä on ${count} samanlaista riviä. Varmista, ettei mitään kirjata kahdesti.`,
  voucherByOrder: 'Tiedostossa jokaisella tilauksella on oma rivinsä.',

  takeUnbalanced: (difference) =>
    `Tositteesta ei tehdä tiedostoa, koska tilitys ei täsmää${difference && ` (tositteen ero ${difference})`}. Kirjanpito pitäisi sitä oikeana. Kysy ensin maksupalvelusta; rivit voi ottaa mukaan.`,
  takeCurrencies: 'Tositteesta ei tehdä tiedostoa, koska joidenkin rivien valuutta on eri kuin tilityksen.',
  takeAnotherDay: 'Tositteesta ei tehdä tiedostoa, koska raportti on toisen päivän.',
  takeNothing: 'Kirjattavaa ei ole: kaikki summat ovat 0.',
  takeLetter: (letter, text) =>
    `Tiedostoa ei voi luoda: muodossa ei ole merkkiä ”${letter}” tekstissä ”${text}”. Muuta teksti sen alkuperäisessä paikassa.`,
  takeOutsideYear: (start, end) =>
    `Tiedostoa ei voi luoda: päivä on sivun tilikauden ulkopuolella, ${start} – ${end}.`,
  takeWrongMember: (member, expected) =>
    `Sivun kehittäjälle: ominaisuuden bookkeeping jäsenen ${member} pitää olla ${expected}.`,
  takeExpected: words({
    text: '1–200 merkin teksti',
    orgNumber: 'kymmennumeroinen yritystunnus',
    account: '3–8-numeroinen tili',
    digits: '1–4 numeroa',
    lines: 'total tai orders',
    date: 'päivä muodossa VVVV-KK-PP eikä ennen alkua',
    bankgiro: '7- tai 8-numeroinen bankgironumero',
    object: 'objekti',
    known: 'poissa: sitä ei tunneta',
  }),
  takeNoBankgiro: 'Sivun kehittäjälle: BgMax tarvitsee ominaisuuden bookkeeping jäsenen bankgiro.',
  takeBgMaxCurrency: (currency) =>
    `Tiedostoa ei voi luoda: BgMax tuntee vain valuutat SEK ja EUR, ja tilityksen valuutta on ${currency}.`,
  takeTooLong: (text) => `Tiedostoa ei voi luoda: BgMax-tiedostossa ei ole tilaa tekstille ”${text}”.`,
  takeNegative:
    'Tiedostoa ei voi luoda: hyvitykset ylittävät myynnin, eikä BgMax tunne negatiivista talletusta.',

  // The comparison with the bank
  bankTitle: 'Pankki',
  bankDrop: 'Pudota tiliote tähän tai valitse se (camt.053, XML)',
  bankLocal: 'Se luetaan tällä sivulla, eikä sitä lähetetä minnekään.',
  bankReading: 'Tiliotetta luetaan…',
  bankFile: (file, from, to) => `${file}: ${from} – ${to}`,
  bankEmpty: (file) => `${file}: tiliote ilman tapahtumia`,
  bankEntries: (credits, debits) => `${credits} panoa (+), ${debits} ottoa (−), kirjauspäivän mukaan.`,
  bankValueDays: (count) =>
    count === '1'
      ? '1 tapahtumalta puuttuu kirjauspäivä: käytettiin arvopäivää.'
      : `${count} tapahtumalta puuttuu kirjauspäivä: käytettiin arvopäiviä.`,
  bankPending: (count) =>
    count === '1'
      ? '1 tapahtumaa ei ole vielä kirjattu, ja se on jätetty pois.'
      : `${count} tapahtumaa ei ole vielä kirjattu, ja ne on jätetty pois.`,
  bankUnreadable: (count) =>
    count === '1'
      ? '1 tapahtuma on jätetty pois: sen summaa tai päivää ei voi lukea.'
      : `${count} tapahtumaa on jätetty pois: niiden summaa tai päivää ei voi lukea.`,
  bankRefused: words({
    dtd: 'Tiedostoa ei lueta, koska siinä on dokumenttityyppi (DTD), joka voi jumittaa selaimen. Pyydä pankilta tavallinen camt.053-tiedosto.',
    'not-xml': 'Tiedosto ei ole XML:ää, tai siitä puuttuu osa. Lataa se pankista uudelleen.',
    'no-statement': 'XML-tiedostossa ei ole tiliotetta. Valitse tiedosto, jonka tyyppi on camt.053.',
    'one-file': 'Pudota yksi tiedosto kerrallaan.',
  }),
  bankTooLarge: (limit) =>
    `Tiedostoa ei lueta, koska se on suurempi kuin ${limit} Mt. Pyydä pankilta lyhyempi jakso.`,
  bankEncoding: (encoding) =>
    `Tiedostoa ei voi lukea: sen mukaan merkistö on ${encoding}, mutta se ei pidä paikkaansa. Lataa se pankista uudelleen.`,
  bankDay: 'Raportin päivä',
  bankClient: 'Kauppias',
  bankPaid: 'Maksettu',
  bankVerdict: 'Pankissa',
  bankVerdicts: words({
    nothing: 'Ei maksettavaa',
    'not-found': 'Ei löytynyt, vaikka sen pitäisi jo olla tilillä',
    'not-covered': 'Tiliote ei kata tätä päivää ja valuuttaa',
  }),
  bankPaidOut: (day) => `Maksettu ${day}`,
  bankReversed: (day) => `Maksettu ${day} ja peruttu myöhemmin`,
  bankDebit: (day) => `Sama summa lähti tililtä ${day}. Tarkista, peruttiinko maksu.`,
  bankOtherAmount: (amount, day, difference) => `Eri summa: ${amount}, ${day} (ero ${difference})`,
  bankOnItsWay: (days) =>
    days === '1' ? 'Matkalla: tähän mennessä 1 pankkipäivä' : `Matkalla: tähän mennessä ${days} pankkipäivää`,
  bankHolidays: (days) =>
    `Tilityksen pitäisi olla tilillä ${days} pankkipäivässä, maanantaista perjantaihin. Pyhäpäiviä ei tunneta tässä.`,
  bankUnknown: 'Panot, joita mikään raportti ei tunne',
  bankUnknownText:
    'Ensimmäisestä raportista viimeiseen päivään, jona tilitys voi tulla. Mukana ovat muidenkin maksut.',
  bankLate: (day) => `Sama summa kuin päivän ${day} raportissa, jonka maksua ei löytynyt ajoissa.`,
  bankNoUnknown: 'Kaikki näiden päivien panot kuuluvat johonkin raporttiin.',
  bankMore: (count) => `ja ${count} muuta`,
  bankPayer: 'Maksaja',
  bankNoReports: 'Vertailtavaa raporttia ei ole vielä.',

  // The comparison with the shop
  shopTitle: 'Kauppa',
  shopCompare: 'Vertaa kauppaan',
  shopStop: 'Keskeytä',
  shopUnread: 'Raporttia luetaan vielä. Sitä voi verrata, kun kaikki rivit on luettu.',
  shopStopped: 'Keskeytetty. Mitään ei verrattu.',
  shopClosed: 'Raportti ei ole enää auki. Avaa päivä uudelleen.',
  shopSummary: (same, differing, unknown) =>
    `Sama kaupassa: ${same}. Eri: ${differing}. Ei kaupassa: ${unknown}.`,
  shopBy: (by) => `Vertailuperuste ”${by}”; kaupan summat ovat hyvitysten jälkeen.`,
  shopAssumed: (count, currency) =>
    count === '1'
      ? `1 tilaukselta puuttuu kaupassa valuutta: oletettu ${currency}.`
      : `${count} tilaukselta puuttuu kaupassa valuutta: oletettu ${currency}.`,
  shopUnnumbered: (count) =>
    count === '1'
      ? 'Yhtä riviä ilman tilausnumeroa ei verrattu.'
      : `${count} riviä ilman tilausnumeroa ei verrattu.`,
  shopDiffering: 'Eroavat tilaukset',
  shopOrder: 'Tilausnumero',
  shopSays: 'Kaupassa',
  shopDiffers: (report, shop, difference) => `Raportissa ${report}, kaupassa ${shop} (ero ${difference})`,
  shopUnknown: (report) => `Raportissa ${report}, ei tunneta kaupassa`,
  shopOtherCurrency: (currency) => `Kaupassa eri valuutassa: ${currency}`,
  shopLate: (days) => `Kaupan myynnit, joita tässä raportissa ei ole, vähintään ${days} päivää vanhat`,
  shopLateText:
    'Vain avoimen päivän raporttia verrattiin. Ne voivat olla muiden päivien raporteissa: hae tilausnumeroa sieltä.',
  shopNoDate: 'ei päivää',
  shopMore: (count) => `ja ${count} muuta`,
  shopThrew: (message) => `Kaupalta ei voitu kysyä: ${message} Yritä uudelleen tai kerro sivun kehittäjälle.`,
  shopSlow: (seconds) => `Kauppa ei ole vastannut ${seconds} sekunnissa. Yritä uudelleen.`,
  shopGarbage: (member) => `Sivun kehittäjälle: matchOrders vastasi muuta kuin tilauksia, kohta ${member}.`,
}

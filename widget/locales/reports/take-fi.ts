import { words } from '../languages.ts'
import type { TakeWords } from './take-en.ts'

export const takeFi: TakeWords = {
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
  takeClient: (client) => `Asiakas ${client}`,
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
  voucherText: (day, client) => `Tilitys ${day}, asiakas ${client}`,
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
}

import type { ReportCauseWords } from './cause-en.ts'

export const reportCauseFi: ReportCauseWords = {
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
  payoutCopyDossier: 'Kopioi palveluntarjoajalle',
  payoutDossierNote: 'Tekstissä ei ole henkilötietoja.',
  payoutDossier: (client, day) => `Asiakkaan ${client} tilitys ${day} ei täsmää`,
  payoutDossierTerm: (term, stated, computed, difference) =>
    `${term}: raportissa ${stated}, riveistä ${computed}, erotus ${difference}`,
  payoutDossierRow: (place) => `Rivi ${place}`,
  payoutDossierCounts: (rows, digest) => `Tapahtumia: ${rows}. Raportin SHA-256: ${digest}`,
}

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
  payoutCauseSign: (term, difference, row) =>
    `Kohdan ”${term}” erotus ${difference} on rivin summa kahteen kertaan, koska etumerkki on käänteinen: ${row}.`,
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
  payoutCauseBroken: (row) =>
    `Rivin tiedot eivät täsmää (${row}): summa ilman palkkioita ja niiden alv:tä ei ole se, minkä rivi maksaa.`,
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

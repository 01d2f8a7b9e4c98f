import type { ShopWords } from './shop-en.ts'

export const shopFi: ShopWords = {
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

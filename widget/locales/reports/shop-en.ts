/** English, for the comparison with the shop. Its type lists the terms that every other language must have. */
export const shopEn = {
  shopTitle: 'The shop',
  shopCompare: 'Compare with the shop',
  shopStop: 'Stop',
  shopUnread: 'The report is still being read. It can be compared when every row is there.',
  shopStopped: 'Stopped. Nothing was compared.',
  shopClosed: 'The report is no longer open. Open the day again.',
  shopSummary: (same: string, differing: string, unknown: string) =>
    `Same in the shop: ${same}. Different: ${differing}. Not in the shop: ${unknown}.`,
  shopBy: (by: string) => `Compared by “${by}”; the shop’s totals are after credits.`,
  shopAssumed: (count: string, currency: string) =>
    count === '1'
      ? `1 order has no currency in the shop: taken for ${currency}.`
      : `${count} orders have no currency in the shop: taken for ${currency}.`,
  shopUnnumbered: (count: string) =>
    count === '1'
      ? '1 row without an order number was not compared.'
      : `${count} rows without an order number were not compared.`,
  shopDiffering: 'Orders that differ',
  shopOrder: 'Order number',
  shopSays: 'In the shop',
  shopDiffers: (report: string, shop: string, difference: string) =>
    `Report ${report}, shop ${shop} (difference ${difference})`,
  shopUnknown: (report: string) => `Report ${report}, not known in the shop`,
  shopOtherCurrency: (currency: string) => `In another currency in the shop: ${currency}`,
  shopLate: (days: string) => `Sales of the shop that this report does not have, at least ${days} days old`,
  shopLateText:
    'Only the report of the open day was compared. Those of other days may have them: look for the order number there.',
  shopNoDate: 'no date',
  shopMore: (count: string) => `and ${count} more`,
  shopThrew: (message: string) =>
    `The shop could not be asked: ${message} Try again, or tell the page’s developer.`,
  shopSlow: (seconds: string) => `The shop has not answered within ${seconds} seconds. Try again.`,
  shopGarbage: (member: string) =>
    `For the page’s developer: matchOrders answered something else than orders, at ${member}.`,
}

export type ShopWords = typeof shopEn

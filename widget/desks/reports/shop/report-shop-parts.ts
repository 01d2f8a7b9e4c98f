/** The comparison with the shop, as the desk loads it. */
import { loadLaterWords } from '../../../locales/languages.ts'
import { define, type Elements } from '../../../kit/parts/define.ts'
import { ReportShop } from './report-shop.ts'

export const reportShopElements: Elements = { 'order-admin-report-shop': ReportShop }

/** Defines the element, and loads its words. */
export async function defineReportShop(): Promise<void> {
  await loadLaterWords('reports-later')
  define(reportShopElements)
}

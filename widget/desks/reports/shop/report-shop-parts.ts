/** The comparison with the shop, as the desk loads it. */
import type { Elements } from '../../../kit/parts/define.ts'
import { ReportShop } from './report-shop.ts'
import { loadPart } from '../../../kit/parts/load-part.ts'

export const reportShopElements: Elements = { 'order-admin-report-shop': ReportShop }

/** Defines the element, and loads its words. */
export function loadReportShop(): Promise<void> {
  return loadPart(reportShopElements, ['reports-later'])
}

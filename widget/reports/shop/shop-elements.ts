import type { Elements } from '../../parts/define.ts'
import { ReportShop } from './report-shop.ts'

/** The element that compares a report with the host's shop; its words are in `locales/reports/shop-words.ts`. */
export const reportShopElements: Elements = { 'order-admin-report-shop': ReportShop }

/** The reports of the days of a soak: each equals its rows, and has each delivery and each credit once. Pure. */
import { reportDifferences } from '../../shared/testing/report-differences.ts'
import type { Order } from '../../shared/domain/order/order.schema.ts'
import type { Report } from '../../shared/domain/report/report.schema.ts'
import type { Finding } from './audit-counts.ts'
import { ofOrder } from './ledger.ts'

/** @param orders those of the run; rows of other orders are only added up */
export function auditReports(orders: ReadonlyMap<string, Order>, reports: readonly Report[]): Finding[] {
  const findings = reports.flatMap((report) =>
    reportDifferences(report).map(({ member, stated, computed }) => ({
      subject: 'report',
      what: `${member} is ${stated}, and its parts come to ${computed}`,
    })),
  )
  const rows = Map.groupBy(
    reports.flatMap(({ clientReports }) => clientReports.flatMap(({ rows }) => rows)),
    ({ providerCheckoutId }) => String(providerCheckoutId),
  )
  for (const [id, order] of orders) {
    const expected = order.Deliveries.flatMap(({ Id, DeliveryAmount, Credits }) => [
      `delivery ${Id} of ${DeliveryAmount}`,
      ...(Credits ?? []).map(({ Amount }) => `credit at ${Id} of ${Amount}`),
    ])
    const shown = (rows.get(id) ?? []).map(
      ({ creditId, deliveryId, nominalAmount }) =>
        `${creditId === undefined ? 'delivery' : 'credit at'} ${deliveryId} of ${nominalAmount}`,
    )
    findings.push(...differences(ofOrder(id), expected, shown))
  }
  return findings
}

function differences(subject: string, expected: readonly string[], shown: readonly string[]): Finding[] {
  return [...new Set([...expected, ...shown])].flatMap((key) => {
    const [is, must] = [timesIn(shown, key), timesIn(expected, key)]
    return is === must
      ? []
      : [{ subject, what: `the reports have ${key} ${is} times, and the order ${must} times` }]
  })
}

function timesIn(list: readonly string[], key: string): number {
  return list.filter((one) => one === key).length
}

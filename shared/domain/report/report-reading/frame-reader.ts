/** Reads what is around a report's rows from JSON text. Pure. */
import { parseJson } from '../../values/json.ts'
import type { Long } from '../../values/long.ts'
import { paymentReportMembers, vatGroupMembers } from '../payout/canonical.ts'
import type { PaymentReport } from '../report.schema.ts'
import { MemberNames, readList, readLong, readText } from './members.ts'
import { notAReport, wrongType } from './read-error.ts'

const outerNames = new MemberNames(['totalNrOfRows', 'clientReports'])
const clientNames = new MemberNames([
  'clientId',
  'recipientTaxId',
  'paymentReport',
  'rows',
  'reconciliationDate',
])
const vatNames = new MemberNames(vatGroupMembers)
const amounts = paymentReportMembers.filter((name) => name !== 'currency' && name !== 'vatGroups')
const paymentNames = new MemberNames(paymentReportMembers)

/** JSON text as a value. @throws ReadError `not-a-report`, which quotes nothing of the text */
function parsePart(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    throw notAReport()
  }
}

/** The number of rows that the report announces; undefined if it was not read yet. */
export function readAnnounced(text: string): Long | undefined {
  const { totalNrOfRows } = outerNames.read(parsePart(text), '')
  return totalNrOfRows === undefined ? undefined : readLong(totalNrOfRows, 'totalNrOfRows')
}

/**
 * Checks all that is around the clients, at the report's end.
 * @param clients how many clients were read
 * @returns the number of rows that the report announces
 */
export function readOuter(text: string, clients: number): Long {
  const outer = outerNames.read(parsePart(text), '')
  if (outer.totalNrOfRows === undefined && outer.clientReports === undefined) throw notAReport()
  const listed = readList(outer.clientReports, 'clientReports')
  listed.forEach((client, index) => {
    if (client !== 0) throw wrongType(`clientReports/${index}`)
  })
  // A list that occurs twice hides clients.
  if (listed.length !== clients) throw wrongType('clientReports')
  return readLong(outer.totalNrOfRows, 'totalNrOfRows')
}

/** A client report without its rows. */
export interface ClientHead {
  clientId: Long
  recipientTaxId: string
  reconciliationDate: string
  stated: PaymentReport
}

/**
 * A client without its rows; undefined while members are missing that may follow its rows.
 * @param text a client whose rows are an empty list
 */
export function readHead(text: string, path: string): ClientHead | undefined {
  const head = clientNames.read(parsePart(text), path)
  if (head.clientId === undefined || head.paymentReport === undefined) return undefined
  return {
    clientId: readLong(head.clientId, `${path}/clientId`),
    recipientTaxId: readText(head.recipientTaxId ?? '', `${path}/recipientTaxId`),
    reconciliationDate: readText(head.reconciliationDate ?? '', `${path}/reconciliationDate`),
    stated: readPayment(head.paymentReport, `${path}/paymentReport`),
  }
}

/**
 * A whole client without its rows.
 * @param rowLists how many lists of rows it had
 */
export function readClient(text: string, path: string, rowLists: number): ClientHead {
  const client = clientNames.read(parsePart(text), path)
  // Absent, or null: no rows. Otherwise the scanner did not recognise the member's spelling.
  if (rowLists > 1 || readList(client.rows, `${path}/rows`).length > 0) throw wrongType(`${path}/rows`)
  for (const name of ['clientId', 'recipientTaxId', 'paymentReport', 'reconciliationDate'] as const) {
    if (client[name] === undefined) throw wrongType(`${path}/${name}`)
  }
  return readHead(text, path)!
}

function readPayment(value: unknown, path: string): PaymentReport {
  const given = paymentNames.read(value, path)
  const read = amounts.map((name) => [name, readLong(given[name], `${path}/${name}`)] as const)
  return {
    ...(Object.fromEntries(read) as Pick<PaymentReport, (typeof amounts)[number]>),
    currency: readText(given.currency, `${path}/currency`),
    vatGroups: readList(given.vatGroups, `${path}/vatGroups`).map((group, index) => {
      const { vatPercent, vatAmount } = vatNames.read(group, `${path}/vatGroups/${index}`)
      return {
        vatPercent: readLong(vatPercent, `${path}/vatGroups/${index}/vatPercent`),
        vatAmount: readLong(vatAmount, `${path}/vatGroups/${index}/vatAmount`),
      }
    }),
  }
}

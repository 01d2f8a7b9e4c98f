/** Copies of a delivered order in the file of a merchant, because a million through the service would take hours. */
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export interface Copies {
  count: number
  /** The copied order; it has a delivery and, if copies are settled, a report row. */
  order: string
  /** The first day, in milliseconds since 1970. The copies are spread evenly over so many days. */
  from: number
  days: number
  /** Whether a report has had them. */
  isSettled: boolean
}

const DAY = 24 * 60 * 60 * 1000
const FIRST_ID = 1_000_000_000

/** Adds copies to the file. The provider must not run. */
export function copyDeliveries(stateDirectory: string, copies: Copies): void {
  const database = fileOf(stateDirectory, copies.order)
  database.exec('PRAGMA foreign_keys = OFF; PRAGMA synchronous = OFF; BEGIN')
  const { first } = database
    .prepare('SELECT max(?, coalesce(max(id), 0) + 1) AS first FROM deliveries')
    .get(FIRST_ID) as { first: number }
  for (const { table, where, changes } of copiedTables(copies)) {
    const columns = database
      .prepare(`SELECT name FROM pragma_table_info('${table}')`)
      .all()
      .map(({ name }) => String(name))
    const values = columns.map((name) => changes[name] ?? `copied.${name}`)
    database.exec(`
      WITH RECURSIVE numbers(n) AS (
        SELECT 0 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${copies.count - 1}
      ), places(copy, at) AS (
        SELECT ${first} + n, ${copies.from} + (n % ${copies.days}) * ${DAY} + n * ${DAY - 1} / ${copies.count} FROM numbers
      )
      INSERT INTO ${table} (${columns.join(', ')})
        SELECT ${values.join(', ')} FROM places, (SELECT * FROM ${table} WHERE ${where}) AS copied`)
  }
  // Synced now: otherwise the provider's first checkpoint would wait for the disk to take it all.
  database.exec('COMMIT; PRAGMA synchronous = FULL; PRAGMA wal_checkpoint(TRUNCATE)')
  database.close()
}

interface CopiedTable {
  table: string
  /** The rows of the copied order. */
  where: string
  /** The columns that differ in a copy, as SQL. */
  changes: Record<string, string>
}

function copiedTables({ order, isSettled }: Copies): CopiedTable[] {
  const delivery = `(SELECT id FROM deliveries WHERE order_id = ${order})`
  const ofOrder = { where: `order_id = ${order}`, changes: { order_id: 'copy', delivery_id: 'copy' } }
  const report: CopiedTable = {
    table: 'report_rows',
    where: `of_delivery = ${delivery}`,
    changes: {
      id: 'NULL',
      date: "date(at / 1000, 'unixepoch')",
      of_delivery: 'copy',
      delivery_id: 'copy',
      provider_order_no: 'copy',
      provider_checkout_id: 'copy',
    },
  }
  return [
    { table: 'orders', where: `id = ${order}`, changes: { id: 'copy', created_at: 'at' } },
    { table: 'addresses', ...ofOrder },
    {
      table: 'deliveries',
      where: `order_id = ${order}`,
      changes: { id: 'copy', order_id: 'copy', created_at: 'at' },
    },
    { table: 'order_rows', ...ofOrder },
    ...(isSettled ? [report] : []),
  ]
}

/** The file of the merchant that has the order. */
function fileOf(stateDirectory: string, order: string): DatabaseSync {
  for (const path of globSync('provider/Merchant/*.sqlite', { cwd: stateDirectory })) {
    const database = new DatabaseSync(join(stateDirectory, path))
    const hasOrders = database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'orders'").get()
    if (hasOrders && database.prepare('SELECT 1 FROM orders WHERE id = ?').get(order)) return database
    database.close()
  }
  throw new Error(`No file has the order ${order}.`)
}

import { runInDurableObject } from 'cloudflare:test'
import type { SandboxMerchant } from '../merchant/sandbox-merchant.ts'
import { openDatabase } from '../storage/database.ts'
import { heldTables } from '../storage/snapshot-tables.ts'

/** Every row of a merchant's tables, in the sequence of each, but for the offset of its clock. */
export function dumpOf(merchant: DurableObjectStub<SandboxMerchant>): Promise<Record<string, string[]>> {
  return runInDurableObject(merchant, (_: SandboxMerchant, { storage: { sql } }) => {
    const db = openDatabase(sql)
    return Object.fromEntries(
      heldTables(db).map(({ name, columns }) => {
        const members = columns.map((column) => `'${column}', "${column}"`).join(', ')
        const rows = db.texts(`SELECT json_object(${members}) AS json FROM "${name}"`)
        return [name, rows.filter((row) => !row.includes('"clockOffset"'))]
      }),
    )
  })
}
